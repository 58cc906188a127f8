import { createMockBackend } from '@mithaq/mocks/src/backend.ts';
import { members } from '@mithaq/openapi/examples/members.ts';
import type { CreatedBy } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { SendProposalBar } from './SendProposalBar.tsx';

const amina = members.find(({ key }) => key === 'amina-siddiqui');
const man = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified);
if (!amina || !man) throw new Error('The demo community lacks the two of these tests.');

const held = useMockBackend({ members: [amina, man], signedInAs: amina.key });
afterEach(() => void vi.useRealTimers());

const open = (createdBy?: CreatedBy) =>
  renderScreen(<SendProposalBar member={{ id: man.profileId, firstName: 'Bilal', createdBy }} />);

async function send(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Send Proposal' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
}

describe('SendProposalBar', () => {
  it('asks first, sends, and then confirms', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Send Proposal' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      "Are you sure you want to send a proposal? Once sent, you'll need to wait for their response.",
    );
    expect(dialog).toHaveTextContent(
      'Bilal will see your full name, and you will see his. You can take the proposal back until it is answered, but you can send only one to the same person.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(held.mockBackend.state.proposals).toHaveLength(0);

    await send();
    expect(await screen.findByText('Proposal sent successfully')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'View in Proposals' })).toHaveAttribute(
      'href',
      '/proposals?tab=sent',
    );
    expect(screen.getByText('Waiting for their response.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'View in Proposals' })).toHaveFocus()); // the button has gone
    expect(screen.queryByRole('button', { name: 'Send Proposal' })).not.toBeInTheDocument();
    expect(held.mockBackend.state.proposals).toHaveLength(1);
  });

  it('says which name the sender reads before an answer', async () => {
    held.mockBackend.state.users.find(({ id }) => id === man.userId)!.profile!.nameBeforeAnswer = 'FIRST_NAME';
    open();
    const button = await screen.findByRole('button', { name: 'Send Proposal' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Bilal will see your full name. You will see his once he accepts.',
    );
  });

  it('speaks to a mother of her daughter', async () => {
    const { state, signedInUserId } = held.mockBackend;
    state.users.find(({ id }) => id === signedInUserId())!.profile!.createdBy = 'MOTHER';
    open();
    const button = await screen.findByRole('button', { name: 'Send Proposal' });
    await waitFor(() => expect(button).toBeEnabled());
    const note = "Bilal will see your daughter's profile and can accept or decline.";
    await waitFor(() => expect(document.body).toHaveTextContent(note));
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'You are about to propose to Bilal for your daughter.' });
    expect(dialog).toHaveTextContent("Bilal will see your daughter's full name, and you will see his.");
  });

  it('names the mother who reads and asks', async () => {
    open('MOTHER');
    const button = await screen.findByRole('button', { name: 'Send Proposal' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'You are about to propose to Bilal.' });
    expect(dialog).toHaveTextContent("Bilal's mother will see your full name, and you will see that of Bilal.");
    expect(within(dialog).getByRole('textbox', { name: "A few words to Bilal's mother (optional)" })).toBeVisible();
  });

  it('says that the own marriage is fixed in place of a button that would be refused', async () => {
    const at = new Date().toISOString();
    const parties = { sender: 'somebody-who-left', receiver: amina.userId };
    held.mockBackend.state.proposals.push({
      id: '0199a1b2-c3d4-7e5f-8a6b-00000000000a',
      ...parties,
      status: 'MARRIAGE_FIXED',
      createdAt: at,
      changedAt: at,
    });
    held.mockBackend.state.users.find(({ id }) => id === amina.userId)!.profile!.createdBy = 'FATHER';
    const ofFather = open();
    const ofDaughter = "Your daughter's marriage is fixed, so you can send no proposal.";
    expect(await screen.findByText(ofDaughter)).toBeInTheDocument();
    ofFather.unmount();

    held.mockBackend.state.users.find(({ id }) => id === amina.userId)!.profile!.createdBy = 'SELF';
    const { unmount } = open();
    expect(await screen.findByText('Your marriage is fixed, so you can send no proposal.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send Proposal' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your marriage' })).toHaveAttribute('href', '/marriage');

    unmount();
    Object.assign(held.mockBackend.state.proposals[0]!, { marriageFixedBy: 'SENDER' });
    const asked = open();
    const untilAnswered =
      'The other side says that your marriage is fixed. Until you answer, you can send no proposal.';
    await waitFor(() => expect(document.body).toHaveTextContent(untilAnswered));
    expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/marriage');
    asked.unmount();

    Object.assign(held.mockBackend.state.proposals[0]!, { sender: man.userId });
    const askedByThem = open();
    await waitFor(() =>
      expect(document.body).toHaveTextContent(
        'Alhamdulillah, Marriage FixedBilal says so, and your answer is awaited.',
      ),
    );
    expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/marriage');
    askedByThem.unmount();
    Object.assign(held.mockBackend.state.proposals[0]!, { sender: 'somebody-who-left' });
    Object.assign(held.mockBackend.state.proposals[0]!, { marriageFixedBy: 'RECEIVER' });

    const received = { sender: man.userId, receiver: amina.userId, status: 'PENDING' as const, createdAt: at };
    held.mockBackend.state.proposals.push({ id: '0199a1b2-c3d4-7e5f-8a6b-00000000000b', ...received });
    open();
    expect(await screen.findByRole('button', { name: 'Decline' })).toBeEnabled();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());
  });

  it('offers no Accept where the other marriage is fixed, and says so', async () => {
    const at = '2026-11-20T08:00:00Z';
    const bride = members.find(({ profile, key }) => profile.gender === 'FEMALE' && key !== amina.key)!;
    const { state } = held.mockBackend;
    state.users.push(...createMockBackend({ members: [bride] }).state.users);
    const of = (n: number) => `0199a1b2-c3d4-7e5f-8a6b-00000000000${n}`;
    state.proposals.push(
      { id: of(1), sender: man.userId, receiver: amina.userId, status: 'PENDING', createdAt: at },
      { id: of(2), sender: man.userId, receiver: bride.userId, status: 'MARRIAGE_FIXED', createdAt: at, changedAt: at },
    );
    open();
    expect(
      await screen.findByText('This member is no longer available, so the proposal can only be declined.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    Object.assign(state.proposals[0]!, { sender: amina.userId, receiver: man.userId });
    open();
    expect(await screen.findByText(/^This member cannot answer at present/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take back' })).toBeEnabled();
  });

  it('sends one proposal while the answer is pending, also when Confirm is pressed several times', async () => {
    held.mockBackend.slow('sendProposal');
    const { client } = open();
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(client.isMutating()).toBe(1);
  });

  it('shows the server’s message when it is refused', async () => {
    held.mockBackend.fail('sendProposal', { code: 'rate-limited', detail: 'You have sent 10 proposals today.' });
    open();
    await send();
    expect((await screen.findAllByText('You have sent 10 proposals today.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Send Proposal' })).toBeInTheDocument();
  });

  it('says in place of the button that the other marriage is fixed, once that was the reason', async () => {
    held.mockBackend.fail('sendProposal', { code: 'marriage-fixed' });
    const { go } = open();
    await send();
    const state = await screen.findByText('This member is no longer available.');
    expect(screen.queryByRole('button', { name: 'Send Proposal' })).not.toBeInTheDocument();
    await waitFor(() => expect(state).toHaveFocus());
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await go('/feed');
    await screen.findByText('Elsewhere');
    await vi.advanceTimersByTimeAsync(3_600_000);
    await go('/');
    expect(await screen.findByText('This member is no longer available.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send Proposal' })).not.toBeInTheDocument();
  });

  it('says that the own marriage is fixed when that was the reason', async () => {
    const at = new Date().toISOString();
    const { state } = held.mockBackend;
    const id = '0199a1b2-c3d4-7e5f-8a6b-00000000000a';
    const parties = { sender: 'somebody-who-left', receiver: amina.userId };
    open();
    await screen.findByRole('button', { name: 'Send Proposal' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send Proposal' })).toBeEnabled());
    state.proposals.push({ id, ...parties, status: 'MARRIAGE_FIXED', createdAt: at, changedAt: at });
    await send();
    expect(await screen.findByText('Your marriage is fixed, so you can send no proposal.')).toBeInTheDocument();
    expect(screen.queryByText('This member is no longer available.')).not.toBeInTheDocument();
  });

  it('has words of its own when there was no answer', async () => {
    held.mockBackend.fail('sendProposal', 'offline');
    open();
    await send();
    expect(await screen.findByText('Failed to send proposal')).toBeInTheDocument();
  });

  it('says of a proposal that was taken back at once no more that it was sent', async () => {
    open();
    await send();
    await screen.findByText('Proposal sent successfully');
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Proposal taken back')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Proposal sent successfully')).not.toBeInTheDocument());
  });

  it('takes back the own proposal while it waits', async () => {
    const at = '2026-11-01T08:00:00Z';
    const id = '0199a1b2-c3d4-7e5f-8a6b-00000000000a';
    const parties = { sender: amina.userId, receiver: man.userId };
    held.mockBackend.state.proposals.push({ id, ...parties, status: 'PENDING', createdAt: at, changedAt: at });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    const dialog = await screen.findByRole('dialog', { name: 'You are about to take back your proposal to Bilal.' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('You took this proposal back.')).toBeInTheDocument();
    expect(held.mockBackend.state.proposals[0]).toMatchObject({ takenBackAt: expect.any(String) });
    expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'View in Proposals' })).toHaveFocus());
  });

  it('leads to an accepted proposal that they have sent', async () => {
    const id = '0199a1b2-c3d4-7e5f-8a6b-00000000000a';
    held.mockBackend.state.proposals.push({
      id,
      sender: man.userId,
      receiver: amina.userId,
      status: 'ACCEPTED',
      createdAt: '2026-11-01T08:00:00Z',
      changedAt: '2026-11-01T08:00:00Z',
    });
    open();
    const next = await screen.findByRole('link', { name: 'What comes next' });
    expect(next).toHaveAttribute('href', `/proposals/${man.profileId}`);
    expect(document.body).toHaveTextContent('You and Bilal can now talk');
  });

  it.each([
    ['SELF', 'You can now talk with Bilal'],
    ['MOTHER', 'You can now talk with the family of Bilal'],
  ] as const)('says to a mother with whom she can talk: %s', async (createdBy, words) => {
    const { users } = held.mockBackend.state;
    users.find(({ id }) => id === amina.userId)!.profile!.createdBy = 'MOTHER';
    const at = '2026-11-01T08:00:00Z';
    held.mockBackend.state.proposals.push({
      id: '0199a1b2-c3d4-7e5f-8a6b-00000000000a',
      sender: man.userId,
      receiver: amina.userId,
      status: 'ACCEPTED',
      createdAt: at,
      changedAt: at,
    });
    open(createdBy);
    expect(await screen.findByRole('link', { name: 'What comes next' })).toBeInTheDocument();
    await waitFor(() => expect(document.body).toHaveTextContent(words));
  });
});
