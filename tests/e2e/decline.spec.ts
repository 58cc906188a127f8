import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { propose } from './members.ts';
import { changeStatus, openProposals, proposalWith, sendProposal, transitionButtons } from './proposals.ts';
import { toast } from './toast.ts';

const man = { profile: { gender: 'MALE' } } as const;

test('she declines, and he reads it', async ({ newMember }) => {
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  await propose(yusuf, maryam);
  await maryam.page.goto('/proposals');
  const received = proposalWith(maryam.page, yusuf.name);
  await received.getByRole('button', { name: 'Decline' }).click();
  await maryam.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(maryam.page.getByRole('dialog')).toHaveCount(0);
  await expect(received).toContainText('Pending');
  await changeStatus(maryam.page, received, 'Decline', 'Declined');
  await expect(toast(maryam.page, 'Proposal Declined')).toBeVisible();
  await expect(received).toContainText('This proposal has been declined.');
  await expect(transitionButtons(received)).toHaveCount(0);

  await yusuf.page.goto('/feed');
  await openProposals(yusuf.page, 'Sent');
  const sent = proposalWith(yusuf.page, maryam.name);
  await expect(sent).toContainText('Declined');
  await expect(sent).toContainText('This proposal has been declined.');
  await expect(transitionButtons(sent)).toHaveCount(0);
});

test('a second device with an old status gets the new one', async ({ newMember, newWindow, expectProblem }) => {
  expectProblem(409, /\/api\/v1\/proposals(\/update-status)?$/);
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  // The tabs of one browser hear from each other.
  const tabs = [maryam.page, await newWindow({ storageState: await maryam.request.storageState() })] as const;

  await test.step('of an answer', async () => {
    await propose(yusuf, maryam);
    for (const tab of tabs) {
      await tab.goto('/proposals');
      await expect(proposalWith(tab, yusuf.name)).toContainText('Pending');
    }
    const [first, second] = tabs;
    await changeStatus(first, proposalWith(first, yusuf.name), 'Accept', 'Accepted');
    await expect(toast(first, 'Proposal Accepted')).toBeVisible();
    await changeStatus(second, proposalWith(second, yusuf.name), 'Decline', 'Declined');
    await expect(
      toast(second, 'The status of this proposal has changed meanwhile. Please look at it again.'),
    ).toBeVisible();
    await expect(proposalWith(second, yusuf.name)).toContainText('Accepted');
  });

  await test.step('of a proposal', async () => {
    const zaid = await newMember('verified', man);
    const [first, second] = tabs;
    for (const tab of tabs) {
      await tab.goto(`/profile/${zaid.profileId}`);
      await expect(tab.getByRole('button', { name: 'Send Proposal' })).toBeEnabled();
    }
    await sendProposal(first);
    await expect(toast(first, 'Proposal sent successfully')).toBeVisible();
    await sendProposal(second);
    await expect(toast(second, 'You have already sent a proposal to this member.')).toBeVisible();
    await expect(second.getByRole('button', { name: 'Send Proposal' })).toHaveCount(0);
  });
});

test('a wide window has the facts beside the words, and the answer in the bar at its foot', async ({ newMember }) => {
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  await propose(yusuf, maryam);
  const { page } = maryam;
  await page.goto(`/profile/${yusuf.profileId}`);
  const [words, facts] = ['Looking for', 'In short'].map((name) => page.getByRole('heading', { name }));
  const bar = page.getByRole('navigation', { name: 'Main' });
  const accept = page.getByRole('button', { name: 'Accept' });
  const placeOf = async (part: Locator) => (await part.boundingBox())!; // each is shown
  await expect(accept).toBeInViewport({ ratio: 1 });
  expect((await placeOf(facts!)).x).toBeGreaterThan((await placeOf(words!)).x + 300);
  expect((await placeOf(facts!)).y).toBeLessThan((await placeOf(words!)).y);
  const [{ y, height }, inBar] = [await placeOf(bar), await placeOf(accept)];
  expect(inBar.y).toBeGreaterThan(y);
  expect(inBar.y + inBar.height).toBeLessThanOrEqual(y + height);

  await page.setViewportSize({ width: 1023, height: 900 });
  await expect.poll(async () => (await placeOf(facts!)).x - (await placeOf(words!)).x).toBe(0);
  expect((await placeOf(facts!)).y).toBeGreaterThan((await placeOf(words!)).y);
  expect((await placeOf(accept)).y).toBeGreaterThan((await placeOf(facts!)).y);
  await changeStatus(page, page.getByRole('main'), 'Decline', 'Declined');
  await expect(toast(page, 'Proposal Declined')).toBeVisible();
});
