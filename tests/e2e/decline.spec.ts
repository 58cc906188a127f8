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

test('either may say that it does not fit', async ({ newMember }) => {
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  await propose(yusuf, maryam, 'ACCEPTED');
  await yusuf.page.goto('/proposals?tab=sent');
  const sent = proposalWith(yusuf.page, maryam.name);
  await changeStatus(yusuf.page, sent, 'Not Compatible', 'Not compatible');
  await expect(toast(yusuf.page, 'Proposal Not compatible')).toBeVisible();
  await expect(sent).toContainText('Both parties have decided this is not a match.');
  await expect(transitionButtons(sent)).toHaveCount(0);
  await maryam.page.goto('/proposals');
  await expect(proposalWith(maryam.page, yusuf.name)).toContainText('Both parties have decided this is not a match.');
});

test('a sender proposes once; after a decline the receiver may propose', async ({ newMember }) => {
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  await propose(yusuf, maryam, 'DECLINED');

  await yusuf.page.goto('/proposals?tab=sent');
  await yusuf.page.getByRole('link', { name: maryam.name }).click();
  await expect(yusuf.page.getByRole('heading', { level: 1, name: maryam.name })).toBeVisible();
  await expect(yusuf.page.getByText('Proposal sent')).toContainText('Declined');
  await expect(yusuf.page.getByRole('button', { name: 'Send Proposal' })).toHaveCount(0);

  await maryam.page.goto('/proposals');
  await maryam.page.getByRole('link', { name: yusuf.name }).click();
  await sendProposal(maryam.page);
  await expect(toast(maryam.page, 'Proposal sent successfully')).toBeVisible();
  await yusuf.page.goto('/proposals');
  await expect(proposalWith(yusuf.page, maryam.name)).toContainText('Pending');
});

test('the second sender sees the proposal of the first', async ({ newMember, expectProblem }) => {
  expectProblem(409, /\/api\/v1\/proposals$/);
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  await maryam.page.goto(`/profile/${yusuf.profileId}`);
  await expect(maryam.page.getByRole('button', { name: 'Send Proposal' })).toBeEnabled();
  await propose(yusuf, maryam);
  await sendProposal(maryam.page);
  await expect(
    toast(maryam.page, 'This member has already sent you a proposal. You will find it under Received.'),
  ).toBeVisible();
  await expect(maryam.page.getByText('has sent you a proposal', { exact: false }).last()).toBeVisible();
  await maryam.page.getByRole('link', { name: 'View in Proposals' }).click();
  await expect(proposalWith(maryam.page, yusuf.name)).toContainText('Pending');
});

test('a double click on Confirm sends one proposal', async ({ newMember }) => {
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  const { page } = yusuf;
  let requests = 0;
  await page.route('**/api/v1/proposals', async (route) => {
    requests += 1;
    await route.continue();
  });
  await page.goto(`/profile/${maryam.profileId}`);
  await page.getByRole('button', { name: 'Send Proposal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(toast(page, 'Proposal sent successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View in Proposals' })).toBeVisible();
  expect(requests).toBe(1);
});

test('a second tab with an old status gets the new one', async ({ newMember, expectProblem }) => {
  expectProblem(409, /\/api\/v1\/proposals(\/update-status)?$/);
  const maryam = await newMember('verified');
  const yusuf = await newMember('verified', man);
  const tabs = [maryam.page, await maryam.page.context().newPage()] as const;

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

test('nothing sent and nothing received is said with a verse', async ({ newMember }) => {
  const { page } = await newMember('verified');
  await page.goto('/proposals');
  await expect(page.getByRole('tab', { name: 'Received' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('No received proposals at the moment.')).toBeVisible();
  await expect(page.getByRole('figure')).toBeVisible();
  await page.getByRole('tab', { name: 'Sent' }).click();
  await expect(page.getByText('No proposals sent yet.')).toBeVisible();
  await expect(page.getByRole('figure')).toBeVisible();
});
