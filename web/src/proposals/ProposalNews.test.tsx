import { members } from '@mithaq/openapi/examples/members.ts';
import type { CreatedBy, ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { SavedPage } from '../matching/SavedPage.tsx';
import { ProfilePage } from '../profiles/ProfilePage.tsx';
import { ProposalsAndProfilePage } from '../profiles/ProposalsAndProfilePage.tsx';

const amina = members.find(({ key }) => key === 'amina-siddiqui')!;
const men = members.filter(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified).slice(0, 5);
const held = useMockBackend({ members: [amina, ...men], signedInAs: amina.key });

/** A proposal with this man, of which Amina has not seen the last change. */
function news(index: number, status: ProposalStatus, side: 'sent' | 'received', createdBy: CreatedBy = 'SELF') {
  const [sender, receiver] = [amina.userId, men[index]!.userId];
  const parties = side === 'sent' ? { sender, receiver } : { sender: receiver, receiver: sender };
  const user = held.mockBackend.state.users.find(({ id }) => id === men[index]!.userId)!;
  Object.assign(user.profile!, { fullName: `${['Ameen', 'Bilal', 'Yusuf', 'Zaid', 'Umar'][index]} Khan`, createdBy });
  held.mockBackend.state.proposals.push({
    id: `0199a1b2-c3d4-7e5f-8a6b-00000000000${index}`,
    ...parties,
    status,
    createdAt: `2026-11-1${index}T08:00:00Z`,
    changedAt: `2026-11-1${9 - index}T08:00:00Z`,
    unseenBy: side === 'sent' ? 'SENDER' : 'RECEIVER',
  });
}

const open = (at = '/proposals') => renderScreen(<ProposalsAndProfilePage />, { route: '/proposals', at });
const line = () => screen.findByText(/^Since your last visit/);
const lines = async () =>
  within(await line())
    .getAllByRole('listitem')
    .map((each) => each.textContent);
const unseen = () => held.mockBackend.state.proposals.flatMap(({ unseenBy }) => unseenBy ?? []);

it('is announced by name, in a line for each kind, and stays until the reader leaves the page', async () => {
  news(0, 'ACCEPTED', 'sent');
  news(1, 'PENDING', 'received', 'MOTHER');
  const { unmount } = open();
  expect(await lines()).toEqual(['Ameen answered', "Bilal's mother sent you a proposal"]);
  expect((await line()).parentElement).toHaveRole('status');
  // Received is open, so its news was seen; Sent still has its dot.
  await waitFor(() => expect(unseen()).toEqual(['SENDER']));
  expect(await screen.findByRole('tab', { name: 'Received' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Sent (new)' }));
  await waitFor(() => expect(unseen()).toEqual([]));
  expect(await screen.findByRole('tab', { name: 'Sent' })).toBeInTheDocument();
  expect(await line()).toHaveTextContent('Ameen answered');

  unmount();
  open();
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(screen.queryByText(/^Since your last visit/)).not.toBeInTheDocument();
});

it.each([
  [2, 'Ameen and Bilal answered'],
  [3, 'Ameen, Bilal and Yusuf answered'],
])('names %i members as one says it', async (count, words) => {
  // "Ameen and Bilal's mother" would be the mother of both.
  for (const index of Array.from({ length: count }, (_, i) => i))
    news(index, 'DECLINED', 'sent', index === 1 ? 'MOTHER' : 'SELF');
  open('/proposals?tab=sent');
  expect(await line()).toHaveTextContent(`Since your last visit: ${words}`);
});

it('opens the tab that has it, unless the address names one', async () => {
  news(0, 'DECLINED', 'sent');
  const { unmount } = open('/proposals?tab=received');
  expect(await screen.findByRole('tab', { name: 'Sent (new)' })).toHaveAttribute('aria-selected', 'false');
  unmount();
  open();
  expect(await line()).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Sent', selected: true })).toBeInTheDocument();
  // Nor does it jump once the news was seen.
  await waitFor(() => expect(unseen()).toEqual([]));
  expect(screen.getByRole('tab', { name: 'Sent', selected: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Received' }));
  expect(screen.getByRole('tab', { name: 'Received', selected: true })).toBeInTheDocument();
});

it('opens the tab where the question waits whether a marriage is fixed, also when the other tab has news', async () => {
  news(0, 'MARRIAGE_FIXED', 'sent');
  Object.assign(held.mockBackend.state.proposals[0]!, {
    changedAt: new Date().toISOString(),
    unseenBy: undefined,
    marriageFixedBy: 'RECEIVER',
  });
  news(1, 'DECLINED', 'received');
  open();
  expect(await screen.findByRole('tab', { name: 'Sent', selected: true })).toBeInTheDocument();
});

it('has at most three names of a kind, and no number', async () => {
  for (const index of [0, 1, 2, 3]) news(index, 'DECLINED', 'sent');
  open('/proposals?tab=sent');
  expect(await line()).toHaveTextContent('Since your last visit: Ameen, Bilal, Yusuf and others answered');
});

it.each([
  ['NOT_COMPATIBLE', 'received', 'the proposal of Umar has ended'],
  ['NOT_COMPATIBLE', 'sent', 'your proposal to Umar has ended'],
  ['MARRIAGE_FIXED', 'sent', 'Umar says that your marriage is fixed'],
] as const)('of a proposal that is %s and was %s says whose it was', async (status, side, words) => {
  news(4, status, side);
  open();
  expect(await line()).toHaveTextContent(`Since your last visit: ${words}`);
});

it('of a marriage that both have said is fixed says so', async () => {
  news(4, 'MARRIAGE_FIXED', 'sent');
  Object.assign(held.mockBackend.state.proposals[0]!, { marriageFixedBy: 'SENDER', marriageAnswer: 'CONFIRMED' });
  open();
  expect(await line()).toHaveTextContent('Since your last visit: Both sides say that your marriage with Umar is fixed');
});

it('of a marriage that the other side denies says so, on the lists as well', async () => {
  news(4, 'NOT_COMPATIBLE', 'sent');
  Object.assign(held.mockBackend.state.proposals[0]!, { marriageFixedBy: 'SENDER', marriageAnswer: 'DENIED' });
  const saved = renderScreen(<SavedPage />, { route: '/saved' });
  expect(await screen.findByRole('link', { name: 'What this means' })).toHaveAttribute('href', '/proposals?tab=sent');
  expect(screen.getByText(/says that your marriage is not fixed$/)).toHaveTextContent(/^Umar/);
  saved.unmount();
  held.mockBackend.slow('markProposalsSeen');
  open();
  expect(await line()).toHaveTextContent('Since your last visit: Umar says that your marriage is not fixed');
  // The page says it itself.
  expect(screen.queryByRole('link', { name: 'What this means' })).not.toBeInTheDocument();
  const card = await screen.findByRole('article');
  const said = within(card).getByText(/says that your marriage is not fixed$/);
  expect(card).toHaveTextContent('both sides are free to search again. A moderator');
  expect(await within(card).findByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(said).toBeVisible();
  // Not both have decided it.
  expect(card).not.toHaveTextContent('Both parties');
});

it('of a profile that was opened is no news any more', async () => {
  news(0, 'PENDING', 'received');
  renderScreen(<ProfilePage />, { route: '/profile/:profileId', at: `/profile/${men[0]!.profileId}` });
  await waitFor(() => expect(unseen()).toEqual([]));
});

it('is not there without news', async () => {
  open();
  expect(await screen.findByText('No received proposals at the moment.')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Sent' })).toBeInTheDocument();
  expect(screen.queryByText(/^Since your last visit/)).not.toBeInTheDocument();
});

it('that happened since the account was read is announced when the page opens again', async () => {
  const { go } = open();
  expect(await screen.findByText('No received proposals at the moment.')).toBeInTheDocument();
  await go('/elsewhere');
  news(0, 'ACCEPTED', 'sent');
  await go('/proposals');
  expect(await line()).toHaveTextContent('Ameen answered');
});

it('that could not be marked as seen is announced again', async () => {
  news(0, 'PENDING', 'received');
  held.mockBackend.fail('markProposalsSeen', { code: 'internal' });
  const { unmount } = open();
  await line();
  unmount();
  open();
  expect(await line()).toHaveTextContent('Ameen sent you a proposal');
  expect(screen.getByRole('tab', { name: 'Received (new)' })).toBeInTheDocument();
});
