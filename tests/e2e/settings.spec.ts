import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newPhoneNumber } from '@mithaq/openapi/examples/factories.ts';
import { cardOf } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { propose, signInOverHttp } from './members.ts';
import { firstNameOf } from './people.ts';
import { verifyPhone } from './phone.ts';
import { openProposals, proposalWith } from './proposals.ts';
import { toast } from './toast.ts';

const man = { profile: { gender: 'MALE' } } as const;

test('a paused profile is in no list of others until the pause ends', async ({ newMember }) => {
  const maryam = await newMember('verified');
  const { page: his } = await newMember('verified', man);
  const { page: hers } = maryam;
  const seen = async () => {
    await his.goto('/feed');
    await expect(his.getByRole('article').first()).toBeVisible();
    return cardOf(his, firstNameOf(maryam));
  };
  await expect(await seen()).toBeVisible();

  await hers.goto('/feed');
  await hers.getByRole('button', { name: 'Account menu' }).click();
  await hers.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(hers).toHaveTitle('Settings · Mithaq');
  // Two columns of about the same length, beside one another.
  await expect(async () => {
    const sections = await hers.locator('main section').evaluateAll((all) =>
      all.map((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return { column: Math.round(left / 100), bottom };
      }),
    );
    const ends = [...new Set(sections.map(({ column }) => column))].map((column) =>
      Math.max(...sections.filter((each) => each.column === column).map(({ bottom }) => bottom)),
    );
    expect(ends).toHaveLength(2);
    expect(Math.max(...ends) / Math.min(...ends)).toBeLessThan(1.4);
  }).toPass();
  await hers.getByRole('switch', { name: 'Pause my profile' }).click();
  await expect(toast(hers, 'Your profile is paused')).toBeVisible();
  await expect(await seen()).toHaveCount(0);

  await hers.reload();
  const paused = hers.getByRole('switch', { name: 'Pause my profile' });
  await expect(paused).toBeChecked();
  await paused.click();
  await expect(toast(hers, 'Your profile is in the lists again')).toBeVisible();
  await expect(await seen()).toBeVisible();
});

test('each language is reached by → alone, though the page turns right to left', async ({ newMember }) => {
  const { page } = await newMember('verified');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'English' }).focus();
  for (const language of ['ar', 'ur']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await expect(page.getByRole('radio', { name: 'اردو' })).toBeFocused();
  const chips = page.getByRole('radio', { name: 'اردو' });
  // In Urdu what is above is much higher.
  await expect(chips).toBeInViewport({ ratio: 1 });
  // They turn as well when the focus leaves.
  await expect(chips).toHaveCSS('direction', 'ltr');
  await page.keyboard.press('Tab');
  await expect(chips).toHaveCSS('direction', 'rtl');
});

test('signing out everywhere ends the session of another browser', async ({ newMember, newWindow, expectProblem }) => {
  expectProblem(401, /\/api\/v1\//);
  const maryam = await newMember('verified');
  const { page } = maryam;
  const elsewhere = await newWindow();
  await signInOverHttp(elsewhere.request, maryam);
  await elsewhere.goto('/my-profile');
  await expect(elsewhere.getByText(firstNameOf(maryam)).first()).toBeVisible();

  await page.goto('/settings');
  const sessions = section(page, 'Where I am signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions).toContainText('(this one)');
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/');
  await expect(elsewhere.getByText(firstNameOf(maryam))).toHaveCount(0);
});

test('the download has everything of mine and nothing of another', async ({ newMember }) => {
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', { profile: { ...man.profile, aboutMe: 'I keep bees behind the house.' } });
  const proposalId = await propose(yusuf, maryam, 'ACCEPTED');
  const { page } = maryam;
  await page.goto('/settings');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('mithaq-export.json');
  await expect(toast(page, 'Your data was downloaded')).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    user: { email: maryam.email, name: maryam.name },
    profile: {
      id: maryam.profileId,
      fullName: maryam.name,
      dateOfBirth: '1998-05-17',
      phoneNumber: maryam.phoneNumber,
    },
    preferences: {},
    proposals: [{ proposalId, status: 'ACCEPTED' }],
    sessions: [{}],
  });
  for (const his of [yusuf.name, yusuf.email, yusuf.phoneNumber, yusuf.body.profileCreationInput.aboutMe])
    expect(text).not.toContain(his);
});

test('a member changes the number, and the other party of an accepted proposal reads the new one', async ({
  newMember,
}) => {
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  await propose(yusuf, maryam, 'ACCEPTED');
  const { page: hers } = maryam;
  const next = newPhoneNumber();
  await hers.goto('/settings');
  const phone = section(hers, 'Phone number');
  await expect(phone).toContainText(maryam.phoneNumber);
  await phone.getByRole('link', { name: 'Change number' }).click();
  await verifyPhone(hers, next);
  await expect(toast(hers, 'Phone number verified successfully!')).toBeVisible();
  await expect(hers).toHaveURL('/settings');
  await expect(phone.getByRole('link', { name: 'Change number' })).toBeFocused();
  await expect(phone).toContainText(next);

  const { page: his } = yusuf;
  await his.goto('/for-you');
  await openProposals(his, 'Sent');
  const accepted = proposalWith(his, maryam.name);
  await accepted.getByRole('button', { name: 'View Contact Details' }).click();
  await expect(accepted.getByRole('link', { name: next })).toBeVisible();
});

/** The section of the settings with this heading. */
function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}
