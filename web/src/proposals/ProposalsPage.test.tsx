import { createMockBackend } from '@mithaq/mocks/src/backend.ts';
import { members, type Member } from '@mithaq/openapi/examples/members.ts';
import { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWideWindow } from '../testing/match-media.ts';
import { stubIntersectionObserver } from '../testing/stub-intersection-observer.ts';
import { amina, imran } from '../testing/people.ts';
import { useProposalsPage } from '../testing/proposals-page.tsx';

const firstName = firstNameOf(imran.profile);
const reachEnd = stubIntersectionObserver();
afterEach(() => vi.restoreAllMocks()); // the size of the window
const held = useProposalsPage();
const { given, open } = held;

const buttons = (card: HTMLElement) =>
  within(card)
    .queryAllByRole('button')
    .filter((button) => !button.ariaHasPopup)
    .map((button) => button.textContent);

const offered: Record<ProposalStatus, Record<'sent' | 'received', string[]>> = {
  PENDING: { sent: [], received: ['Accept', 'Decline'] },
  ACCEPTED: {
    sent: ['View Contact Details', 'Marriage Fixed', 'Not Compatible'],
    received: ['View Contact Details', 'Marriage Fixed', 'Not Compatible'],
  },
  DECLINED: { sent: [], received: [] },
  MARRIAGE_FIXED: { sent: ['View Contact Details'], received: ['View Contact Details'] },
  NOT_COMPATIBLE: { sent: [], received: [] },
};

describe.each(Object.values(ProposalStatus))('a proposal that is %s', (status) => {
  it.each(['sent', 'received'] as const)('offers what its side may do: %s', async (side) => {
    given(status, side);
    open(side);
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: imran.profile.fullName })).toHaveAttribute(
      'href',
      `/profile/${imran.profileId}`,
    );
    expect(buttons(card)).toEqual(offered[status][side]);
    for (const button of within(card).queryAllByRole('button', { name: /^(Accept|Decline)$/ }))
      expect(button).toHaveAccessibleDescription(imran.profile.fullName);
  });
});

it('says how it ended also of a member who has left', async () => {
  given('NOT_COMPATIBLE', 'received');
  const { state } = held.mockBackend;
  state.users = state.users.filter(({ id }) => id !== imran.userId);
  open();
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('This member has left');
  expect(card).toHaveTextContent('Both parties have decided this is not a match.');
});

describe('after a marriage with someone else', () => {
  const rival = members.find(({ profile, key }) => profile.gender === 'MALE' && key !== imran.key)!;
  const bride = members.find(({ profile, key }) => profile.gender === 'FEMALE' && key !== amina.key)!;

  const known = ({ userId }: Member) => userId === imran.userId || userId === amina.userId;

  /** A fixed marriage of one of the two with somebody else. */
  function marry(one: Member, other: Member) {
    const { state } = held.mockBackend;
    state.users.push(...createMockBackend({ members: [one, other].filter((each) => !known(each)) }).state.users);
    const parties = { sender: one.userId, receiver: other.userId };
    const id = '0199a1b2-c3d4-7e5f-8a6b-00000000000f';
    state.proposals.push({ id, ...parties, status: 'MARRIAGE_FIXED', createdAt: '2026-01-01T00:00:00Z' });
  }

  it.each([
    ['ACCEPTED', 'received', ['Not Compatible'], 'is no longer available.', 'Accepted'],
    ['ACCEPTED', 'sent', ['Not Compatible'], 'is no longer available.', 'Accepted'],
    ['PENDING', 'received', ['Decline'], 'is no longer available.', 'On hold'],
    ['PENDING', 'sent', ['Take back'], 'cannot answer at present. You may leave the proposal as it is', 'On hold'],
  ] as const)(
    'the member is not available, and the proposal can only end: %s, %s',
    async (status, side, left, note, group) => {
      given(status, side);
      marry(imran, bride);
      open(side);
      const card = within(await screen.findByRole('region', { name: group })).getByRole('article');
      expect(card).toHaveTextContent(`This member ${note}`);
      expect(buttons(card)).toEqual(left);
    },
  );

  it.each([
    ['ACCEPTED', 'SELF', 'that your marriage is fixed. Until you answer, contact details are not shared here.'],
    ['PENDING', 'MOTHER', 'is fixed. Until you answer, this proposal cannot be accepted.'],
  ] as const)('a member who has not agreed to it reads who says so: %s, %s', async (status, createdBy, sentence) => {
    given(status, 'received');
    marry(rival, amina);
    for (const { userId } of [amina, rival])
      held.mockBackend.state.users.find(({ id }) => id === userId)!.profile!.createdBy = createdBy;
    const changedAt = new Date().toISOString();
    Object.assign(held.mockBackend.state.proposals[1]!, { changedAt, marriageFixedBy: 'SENDER' });
    open();
    const cards = await screen.findAllByRole('article');
    const card = cards.find((each) => within(each).queryByRole('link', { name: imran.profile.fullName }))!;
    await waitFor(() => expect(card).toHaveTextContent(sentence));
    const name = firstNameOf(rival.profile);
    expect(card).toHaveTextContent(`${createdBy === 'SELF' ? name : `${name}'s mother`} says that`);
    expect(card).not.toHaveTextContent('no longer');
  });

  it.each([
    ['ACCEPTED', 'received', 'SELF', 'Your marriage is fixed, so contact details are no longer shared here.'],
    ['PENDING', 'received', 'SELF', 'Your marriage is fixed, so this proposal can no longer be accepted.'],
    ['PENDING', 'sent', 'MOTHER', "Your daughter's marriage is fixed, so this proposal can no longer be accepted."],
  ] as const)('the married member reads what has ended: %s, %s, to %s', async (status, side, createdBy, sentence) => {
    held.mockBackend.state.users.find(({ id }) => id === amina.userId)!.profile!.createdBy = createdBy;
    given(status, side);
    marry(rival, amina);
    open(side);
    const cards = await screen.findAllByRole('article');
    const card = cards.find((each) => within(each).queryByRole('link', { name: imran.profile.fullName }))!;
    await waitFor(() => expect(card).toHaveTextContent(sentence));
    expect(within(card).queryByRole('button', { name: /^(Accept|Marriage Fixed|View Contact Details)$/ })).toBeNull();
  });
});

describe('the dialog names the other party and says what follows', () => {
  it.each([
    ['PENDING', 'Accept', 'You are about to say yes to Imran. Each of you will then see the other'],
    ['PENDING', 'Decline', 'You are about to say no to Imran. Imran will read that the proposal was declined'],
    [
      'ACCEPTED',
      'Marriage Fixed',
      'You are about to say that your marriage with Imran is fixed. Both of you will leave',
    ],
    ['ACCEPTED', 'Not Compatible', 'You are about to end the talks with Imran. You say that the two of you are not'],
  ] as const)('%s: %s', async (status, action, sentence) => {
    given(status, 'received');
    open();
    await userEvent.click(await screen.findByRole('button', { name: action }));
    const words = (await screen.findByRole('dialog')).textContent.replaceAll('.', '. ').replaceAll(/\s+/g, ' ');
    expect(words).toContain(sentence);
  });
});

describe('a change of status', () => {
  beforeEach(openWideWindow);

  it('asks first, changes nothing on Cancel, and confirms the change', async () => {
    given('PENDING', 'received');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      'Are you sure you want to change status to "Accepted" for this proposal? This action cannot be undone.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Pending')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Proposal Accepted')).toBeInTheDocument();
    expect(screen.getByText('You can now talk.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'View Contact Details' })).toBeInTheDocument();
  });

  it('is sent once while the answer is pending, and the dialog stays', async () => {
    given('PENDING', 'received');
    held.mockBackend.slow('updateProposalStatus');
    const { client } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    expect(client.isMutating()).toBe(1);
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
  });

  it('is sent once when Confirm is double-clicked', async () => {
    given('PENDING', 'received');
    open();
    const sent = vi.spyOn(globalThis, 'fetch');
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await userEvent.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('button', { name: 'View Contact Details' })).toBeInTheDocument();
    expect(
      sent.mock.calls.filter(([url]) => typeof url === 'string' && url.endsWith('/proposals/update-status')),
    ).toHaveLength(1);
    sent.mockRestore();
  });

  const byKeyboard = async (step: string) => {
    (await screen.findByRole('button', { name: step })).focus();
    await userEvent.keyboard('{Enter}');
    within(await screen.findByRole('dialog'))
      .getByRole('button', { name: 'Confirm' })
      .focus();
    await userEvent.keyboard('{Enter}');
  };

  it('to Accepted shows beside the list what comes next, and has the focus there', async () => {
    given('PENDING', 'received');
    open();
    await byKeyboard('Accept');
    const next = await screen.findByRole('region', { name: `You and ${firstName} can now talk` });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement)); // something has it
    expect(within(next).getByRole('link', { name: 'Contact details and next steps' })).toHaveAttribute(
      'href',
      `/proposals/${imran.profileId}`,
    );
    // What one does with it is on the card, once.
    expect(buttons(await screen.findByRole('article'))).toEqual(offered.ACCEPTED.received);
    expect(within(next).queryByRole('button')).not.toBeInTheDocument();
  });

  it('does not move the focus of a member who has left the button', async () => {
    given('PENDING', 'received');
    held.mockBackend.fail('updateProposalStatus', 'offline');
    const { client } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('tab', { name: 'Received' }));
    given('ACCEPTED', 'received');
    await client.invalidateQueries();
    await screen.findByRole('button', { name: 'View Contact Details' });
    expect(screen.getByRole('tab', { name: 'Received' })).toHaveFocus();
  });

  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');

  it('shows the server’s message and how things stand when it was refused', async () => {
    given('PENDING', 'received');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    given('DECLINED', 'received');
    held.mockBackend.fail('updateProposalStatus', {
      code: 'illegal-transition',
      detail: 'This proposal has moved on.',
    });
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('This proposal has moved on.'));
    expect(await screen.findByText('This proposal has been declined.')).toBeInTheDocument();
  });

  it('has words of its own when there was no answer', async () => {
    given('PENDING', 'received');
    held.mockBackend.fail('updateProposalStatus', 'offline');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('Failed to update proposal status'));
    expect(screen.getByRole('article')).toHaveTextContent('Failed to update proposal status');
    expect(screen.getByText('Pending')).toBeInTheDocument();
  });
});

it('an acceptance leads in a narrow window to a page of its own', async () => {
  given('PENDING', 'received');
  const { path } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(path()).toBe(`/proposals/${imran.profileId}`));
  expect(screen.getByText('Proposal Accepted')).toBeInTheDocument();
});

describe('contact details', () => {
  it.each(['sent', 'received'] as const)('come when they are asked for: %s', async (side) => {
    given('ACCEPTED', side);
    open(side);
    const button = await screen.findByRole('button', { name: 'View Contact Details' });
    expect(button).not.toHaveAttribute('data-loading');
    await userEvent.click(button);
    expect(await screen.findByRole('link', { name: imran.email })).toHaveAttribute('href', `mailto:${imran.email}`);
    expect(screen.getByRole('link', { name: imran.email })).toHaveFocus();
    expect(screen.getByRole('link', { name: imran.phoneNumber })).toHaveAttribute('href', `tel:${imran.phoneNumber}`);
  });

  it('say why not', async () => {
    given('ACCEPTED', 'sent');
    held.mockBackend.fail('getContactInfo', { code: 'contact-not-shared', detail: 'They are no longer shared.' });
    open('sent');
    await userEvent.click(await screen.findByRole('button', { name: 'View Contact Details' }));
    expect(await screen.findByText('They are no longer shared.')).toBeInTheDocument();
  });
});

describe('taking back', () => {
  it('is in the menu of a pending one that was sent, asks first, and says so', async () => {
    given('PENDING', 'sent');
    open('sent');
    await userEvent.click(await screen.findByRole('button', { name: /^More about/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take back' }));
    const dialog = await screen.findByRole('dialog', { name: /^You are about to take back your proposal to / });
    expect(dialog).toHaveTextContent('will not see your proposal any more');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    const closed = await screen.findByRole('region', { name: 'Closed' });
    expect(screen.queryByRole('region', { name: 'Waiting for an answer' })).not.toBeInTheDocument();
    expect(closed).toHaveTextContent('You took this proposal back.');
    expect(closed).not.toHaveTextContent('declined');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Closed' })).toHaveFocus());
    expect(held.mockBackend.state.proposals[0]).toMatchObject({ status: 'DECLINED', takenBackAt: expect.any(String) });
  });

  it.each([
    ['PENDING', 'received'],
    ['ACCEPTED', 'sent'],
  ] as const)('is not offered for one that is %s and %s', async (status, side) => {
    given(status, side);
    open(side);
    await userEvent.click(await screen.findByRole('button', { name: /^More about/ }));
    await screen.findByRole('menuitem', { name: 'Report' });
    expect(screen.queryByRole('menuitem', { name: 'Take back' })).not.toBeInTheDocument();
  });
});

describe('a long list', () => {
  const suitors = Array.from({ length: 45 }, (_, i) => {
    const id = (of: string) => `0199a1b2-c3d4-7e5f-8a6b-${of}${String(i).padStart(11, '0')}`;
    return { ...imran, key: `suitor-${i}`, email: `s${i}@example.test`, userId: id('a'), profileId: id('b') };
  });
  const proposeAll = () => {
    const { state } = held.mockBackend;
    state.users.push(...createMockBackend({ members: suitors }).state.users);
    for (const [i, { userId }] of suitors.entries()) {
      const id = `0199a1b2-c3d4-7e5f-8a6b-c${String(i).padStart(11, '0')}`;
      const createdAt = new Date(1_700_000_000_000 + i).toISOString();
      state.proposals.push({ id, sender: userId, receiver: amina.userId, status: 'PENDING', createdAt });
    }
  };
  const cards = () => screen.getAllByRole('article');

  it('loads pages of twenty while scrolling, each proposal once', async () => {
    proposeAll();
    open();
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    reachEnd();
    await waitFor(() => expect(cards()).toHaveLength(40));
    reachEnd();
    await waitFor(() => expect(cards()).toHaveLength(45));
    const links = cards().map((card) => within(card).getByRole('link', { name: 'Read profile' }).getAttribute('href'));
    expect(new Set(links).size).toBe(45);
  });

  it('shows a card once after two answers, while its page is not loaded', async () => {
    openWideWindow();
    proposeAll();
    open();
    await screen.findAllByRole('article');
    const answer = async (card: HTMLElement, action: string) => {
      await userEvent.click(within(card).getByRole('button', { name: action }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    };
    const first = () => cards()[0]!;
    await answer(first(), 'Accept');
    await screen.findByRole('button', { name: 'Not Compatible' });
    await waitFor(() => expect(cards()).toHaveLength(21));
    await answer(cards().at(-1)!, 'Not Compatible');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not Compatible' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(cards()).toHaveLength(21);
  });

  it('ends when the header says that no page follows, also after a full one', async () => {
    proposeAll();
    held.mockBackend.state.proposals.splice(40);
    const asked: (string | null)[] = [];
    held.mockBackend.fail('listProposals', { code: 'internal' }, ({ searchParams }) => {
      asked.push(searchParams.get('page'));
      return false;
    });
    open();
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    reachEnd();
    await waitFor(() => expect(cards()).toHaveLength(40));
    reachEnd();
    // A request for another page would be answered before this one.
    await fetch('/api/v1/locations/countries');
    expect(asked).toEqual(['0', '1']);
  });

  it('keeps what it has when the next page fails, and tries again', async () => {
    proposeAll();
    open();
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    const restore = held.mockBackend.fail('listProposals', { code: 'internal' });
    reachEnd();
    expect(await screen.findByText('Failed to load proposals')).toBeInTheDocument();
    expect(cards()).toHaveLength(20);
    restore();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(40));
  });
});

describe('the tabs', () => {
  it('begin with Received, and stand in the address', async () => {
    const { location } = open();
    expect(screen.getByRole('tab', { name: 'Received' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('No received proposals at the moment.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'See what you sent' }));
    expect(await screen.findByText('No proposals sent yet.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See what you sent' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Received' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Sent' }));
    expect(await screen.findByText('No proposals sent yet.')).toBeInTheDocument();
    expect(screen.getByText(/by pairs/)).toBeInTheDocument();
    expect(location().search).toBe('?tab=sent');
  });

  it('lead from an empty Received to the member who said yes', async () => {
    given('ACCEPTED', 'sent');
    open('received');
    expect(await screen.findByText('No received proposals at the moment.')).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: `${firstName} accepted your proposal` });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/proposals\/[\w-]{36}$/));
  });

  it('say when they cannot be loaded, and try again', async () => {
    const restore = held.mockBackend.fail('listProposals', { code: 'internal' });
    given('PENDING', 'received');
    open();
    expect(await screen.findByText('Failed to load proposals')).toBeInTheDocument();
    expect(screen.getByText(problems.internal.detail)).toBeInTheDocument();
    restore();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('article')).toBeInTheDocument());
    expect(screen.getByRole('link', { name: imran.profile.fullName })).toHaveFocus();
  });

  it('come by themselves when the connection is back', async () => {
    const restore = held.mockBackend.fail('listProposals', 'offline');
    given('PENDING', 'received');
    open();
    await screen.findByText('Failed to load proposals');
    fireEvent(window, new Event('offline'));
    restore();
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});
