import type { Page } from '@playwright/test';
import { cardOf } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { propose, signInOverHttp } from './members.ts';
import { firstNameOf, moderatorEmail, type Person } from './people.ts';
import { proposalWith } from './proposals.ts';
import { toast } from './toast.ts';

const man = { profile: { gender: 'MALE' } } as const;

test('a blocked member sees the other one as departed, until the block ends', async ({ newMember, expectProblem }) => {
  expectProblem(404, /\/api\/v1\/profiles\//);
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  const proposalId = await propose(yusuf, maryam);
  await maryam.page.goto('/proposals');
  await fromMenu(maryam.page, yusuf, 'Block');
  const dialog = maryam.page.getByRole('dialog', { name: `Block ${yusuf.name}` });
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(toast(maryam.page, `${yusuf.name} is blocked`)).toBeVisible();
  await expect(maryam.page.getByText('No received proposals at the moment.')).toBeVisible();

  await test.step('he sees what a departure would show, and finds her nowhere', async () => {
    await yusuf.page.goto('/proposals?tab=sent');
    const sent = yusuf.page.getByRole('article');
    await expect(sent).toContainText('This member has left');
    await expect(sent).not.toContainText(maryam.name);
    await yusuf.page.goto('/feed');
    await expect(yusuf.page.getByRole('article').first()).toBeVisible();
    await expect(cardOf(yusuf.page, firstNameOf(maryam))).toHaveCount(0);
    await yusuf.page.goto(`/profile/${maryam.profileId}`);
    await expect(yusuf.page.getByText('Profile not found')).toBeVisible();
    await maryam.page.goto(`/profile/${yusuf.profileId}`);
    await expect(maryam.page.getByText('Profile not found')).toBeVisible();
  });

  await test.step('the end of the block brings both back; the proposal stays closed, without a reason', async () => {
    await maryam.page.goto('/settings');
    await maryam.page.getByRole('button', { name: `Unblock ${yusuf.name}` }).click();
    await maryam.page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
    await expect(maryam.page.getByText('You have not blocked anyone.')).toBeVisible();
    await yusuf.page.goto('/proposals?tab=sent');
    const sent = proposalWith(yusuf.page, maryam.name);
    await expect(sent).toContainText('This proposal has been declined.');
    await expect(sent).not.toContainText(/block/i);
    const { page, request } = yusuf;
    const closed = await (await request.get('/api/v1/proposals/SENT')).json();
    expect(closed).toMatchObject([{ proposalId, status: 'DECLINED' }]);
    await page.goto(`/profile/${maryam.profileId}`);
    await expect(page.getByRole('heading', { level: 1, name: maryam.name })).toBeVisible();
  });
});

test('a member reports, a moderator suspends, the member reads why, and the suspension is lifted', async ({
  newMember,
  newWindow,
  expectProblem,
}) => {
  expectProblem(400, /\/api\/v1\/reports$/);
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  const note = `He asked me for money (${maryam.name}).`;

  await test.step('the report', async () => {
    const { page } = maryam;
    await page.goto(`/profile/${yusuf.profileId}`);
    await fromMenu(page, yusuf, 'Report');
    const dialog = page.getByRole('dialog', { name: `Report ${firstNameOf(yusuf)}` });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog).toContainText('Please select a reason');
    await dialog.getByRole('radio', { name: 'Asks for money' }).check();
    await dialog.getByLabel('What happened? (optional)').fill(note);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(toast(page, 'Your report was sent. Thank you.')).toBeVisible();
  });

  const desk = await newWindow();
  await signInOverHttp(desk.request, { name: 'Moderator', email: moderatorEmail });
  const entry = desk.getByRole('listitem').filter({ has: desk.getByText(note) });

  await test.step('the queue, from the menu', async () => {
    await desk.goto('/settings');
    await desk.getByRole('button', { name: 'Account menu' }).click();
    await desk.getByRole('menuitem', { name: 'Moderation' }).click();
    await expect(desk).toHaveTitle('Moderation · Mithaq');
    await expect(entry.getByRole('heading')).toHaveText('Asks for money');
    await expect(entry).toContainText(yusuf.name);
    await entry.getByRole('button', { name: 'Suspend member' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Suspend member' });
    await dialog.getByLabel('Reason').fill('You asked a member for money.');
    await dialog.getByRole('button', { name: 'Suspend member' }).click();
    await expect(entry).toContainText('Suspended');
  });

  await test.step('the reason, and nothing else', async () => {
    const { page } = yusuf;
    await page.goto('/feed');
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
    await expect(page.getByText('You asked a member for money.')).toBeVisible();
    await expect(page.getByText(maryam.name)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });

  await test.step('the end of the suspension', async () => {
    await entry.getByRole('button', { name: 'Lift suspension' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Lift suspension' });
    await dialog.getByLabel('Reason').fill('It was another person.');
    await dialog.getByRole('button', { name: 'Lift suspension' }).click();
    await expect(entry.getByRole('button', { name: 'Suspend member' })).toBeVisible();
    await desk.getByRole('tab', { name: 'Audit log' }).click();
    await expect(desk.getByText('It was another person.')).toBeVisible();
    await yusuf.page.goto('/feed');
    await expect(yusuf.page.getByRole('article').first()).toBeVisible();
  });
});

test('for everybody else the page of moderation does not exist', async ({ newMember, expectProblem }) => {
  expectProblem(404, /^\/moderation$/);
  const { page } = await newMember('verified');
  expect((await page.goto('/moderation'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Moderation' })).toHaveCount(0);
});

/** Chooses from the menu beside a name: the first name on a profile without a proposal, the full name elsewhere. */
async function fromMenu(page: Page, { name }: Pick<Person, 'name'>, item: 'Block' | 'Report'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^More about ${firstNameOf({ name })}`) }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
