import { createMockBackend } from '@mithaq/mocks/src/backend.ts';
import { members, type Member } from '@mithaq/openapi/examples/members.ts';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchMediaWith } from '../testing/match-media.ts';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { ProposalsAndProfilePage } from '../profiles/ProposalsAndProfilePage.tsx';

const amina = members.find(({ key }) => key === 'amina-siddiqui')!;
const men = members.filter(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified).slice(0, 5);
afterEach(() => vi.restoreAllMocks()); // the size of the window
const held = useMockBackend({ members: [amina, ...men], signedInAs: amina.key });

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day - 60_000).toISOString();

/** A proposal between Amina and this man, sent so many days ago and answered a day later. */
function given(man: Member, status: ProposalStatus, days: number, side: 'sent' | 'received' = 'received') {
  const [sender, receiver] = side === 'sent' ? [amina.userId, man.userId] : [man.userId, amina.userId];
  const id = `0199a1b2-c3d4-7e5f-8a6b-${String(held.mockBackend.state.proposals.length).padStart(12, '0')}`;
  const times = { createdAt: daysAgo(days), changedAt: daysAgo(status === 'PENDING' ? days : days - 1) };
  held.mockBackend.state.proposals.push({ id, sender, receiver, status, ...times });
}

const open = (at = '/proposals') => renderScreen(<ProposalsAndProfilePage />, { route: '/proposals', at });

/** Each group with the names in it. */
const groups = () =>
  screen.getAllByRole('region').map((group) => [
    within(group).getByRole('heading', { level: 2 }).textContent,
    ...within(group)
      .queryAllByRole('heading', { level: 3 })
      .map((name) => name.textContent),
  ]);
const [first, second, third, fourth, fifth] = men.map(({ profile }) => profile.fullName);

async function answer(name: string | undefined, action: string): Promise<void> {
  const card = (await screen.findAllByRole('article')).find((each) => within(each).queryByRole('heading', { name }))!;
  await userEvent.click(within(card).getByRole('button', { name: action }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

describe('the groups', () => {
  it('have headings of their own, and the newest first', async () => {
    given(men[0]!, 'DECLINED', 9);
    given(men[1]!, 'PENDING', 5);
    given(men[2]!, 'ACCEPTED', 7);
    given(men[3]!, 'PENDING', 3);
    given(men[4]!, 'NOT_COMPATIBLE', 8);
    open();
    await screen.findAllByRole('article');
    expect(groups()).toEqual([
      ['Waiting for you', fourth, second],
      ['Accepted', third],
      ['Closed', fifth, first],
    ]);
  });

  it('of what was sent wait for an answer', async () => {
    given(men[0]!, 'PENDING', 2, 'sent');
    open('/proposals?tab=sent');
    await screen.findByRole('article');
    expect(groups()).toEqual([['Waiting for an answer', first]]);
  });

  it('have a card that was answered here at once, and the next one the focus', async () => {
    given(men[0]!, 'PENDING', 4);
    given(men[1]!, 'PENDING', 5);
    given(men[2]!, 'ACCEPTED', 6);
    open();
    await answer(first, 'Decline');
    expect(await screen.findByText('This proposal has been declined.')).toBeInTheDocument();
    expect(groups()).toEqual([
      ['Waiting for you', second],
      ['Accepted', third],
      ['Closed', first],
    ]);
    await waitFor(() => expect(screen.getByRole('link', { name: second })).toHaveFocus());
    await answer(second, 'Decline');
    await waitFor(() => expect(groups().at(-1)).toEqual(['Closed', first, second]));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Closed' })).toHaveFocus());
    await answer(third, 'Not Compatible');
    await waitFor(() => expect(groups()).toEqual([['Closed', first, second, third]]));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Closed' })).toHaveFocus());
  });

  it('begin with a marriage that was fixed here, which has the focus', async () => {
    given(men[0]!, 'ACCEPTED', 4);
    given(men[1]!, 'PENDING', 5);
    open();
    await answer(first, 'Marriage Fixed');
    await waitFor(() => expect(groups()[0]).toEqual(['Marriage fixed', first]));
    await waitFor(() => expect(screen.getByRole('link', { name: first })).toHaveFocus());
  });

  it('keep a card that the other side ends where it is, until one leaves the page', async () => {
    given(men[0]!, 'ACCEPTED', 4);
    given(men[1]!, 'ACCEPTED', 5);
    const { client, unmount } = open();
    await screen.findAllByRole('article');
    held.mockBackend.state.proposals[0]!.status = 'NOT_COMPATIBLE';
    await client.invalidateQueries();
    expect(await screen.findByText(/^Both parties have decided/)).toBeInTheDocument();
    expect(groups()).toEqual([['Accepted', first, second]]);
    unmount();
    open();
    await screen.findAllByRole('article');
    expect(groups()).toEqual([
      ['Accepted', second],
      ['Closed', first],
    ]);
  });

  it('let an accepted card wait no more, also when it is on a later page of the list then', async () => {
    const more = Array.from({ length: 25 }, (_, i) => {
      const id = (of: string) => `0199a1b2-c3d4-7e5f-8a6b-${of}${String(i).padStart(11, '0')}`;
      return { ...men[1]!, key: `man-${i}`, email: `m${i}@example.test`, userId: id('a'), profileId: id('b') };
    });
    held.mockBackend.state.users.push(...createMockBackend({ members: more }).state.users);
    given(men[0]!, 'PENDING', 2);
    for (const man of more) given(man, 'PENDING', 3);
    matchMediaWith('min-width: 64em'); // elsewhere a page of its own follows
    open();
    await answer(first, 'Accept');
    expect(await screen.findByRole('button', { name: 'View Contact Details' })).toBeInTheDocument();
    await waitFor(() => expect(groups()).toContainEqual(['Accepted', first]));
  });
});

describe('a card', () => {
  it('says when the proposal came and was answered, with the exact times', async () => {
    given(men[0]!, 'ACCEPTED', 3);
    open();
    const dates = within(await screen.findByRole('article')).getByRole('group', { name: 'Dates' });
    const exact = (days: number) => {
      const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
      return format.format(new Date(held.mockBackend.state.proposals[0]![days === 3 ? 'createdAt' : 'changedAt']!));
    };
    const lines = [...dates.children].map((line) => line.textContent);
    expect(lines).toEqual([`Received 3 days ago (${exact(3)})`, `Accepted 2 days ago (${exact(2)})`]);
  });

  it('says of a sent proposal when it was sent', async () => {
    given(men[0]!, 'PENDING', 1, 'sent');
    open('/proposals?tab=sent');
    const dates = within(await screen.findByRole('article')).getByRole('group', { name: 'Dates' });
    expect(dates).toHaveTextContent('Sent yesterday');
  });

  it('has the age, the occupation, who filled in the profile, and a link to read it', async () => {
    given(men[0]!, 'PENDING', 1);
    const stored = held.mockBackend.state.users.find(({ id }) => id === men[0]!.userId)!.profile!;
    Object.assign(stored, { dateOfBirth: '1990-01-01', occupation: 'Architect', createdBy: 'MOTHER' });
    open();
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent(`${new Date().getUTCFullYear() - 1990} years, Architect`);
    // his: the own profile says that they are men
    expect(await within(card).findByText('Written by his mother')).toBeInTheDocument();
    const link = within(card).getByRole('link', { name: 'Read profile' });
    expect(link).toHaveAttribute('href', `/profile/${men[0]!.profileId}`);
    expect(link).toHaveAccessibleDescription(first);
  });

  it('hides an occupation that is not applicable', async () => {
    given(men[0]!, 'PENDING', 1);
    const stored = held.mockBackend.state.users.find(({ id }) => id === men[0]!.userId)!.profile!;
    Object.assign(stored, { dateOfBirth: '1990-01-01', occupation: 'Na' });
    open();
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent(`${new Date().getUTCFullYear() - 1990} years`);
    expect(card).not.toHaveTextContent('years, Na');
  });

  it('says nothing of the author when it is the member', async () => {
    given(men[0]!, 'PENDING', 1);
    Object.assign(held.mockBackend.state.users.find(({ id }) => id === men[0]!.userId)!.profile!, {
      createdBy: 'SELF',
    });
    open();
    expect(await screen.findByRole('article')).not.toHaveTextContent('Profile created by');
  });
});
