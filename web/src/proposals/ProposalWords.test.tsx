import { members, type Member } from '@mithaq/openapi/examples/members.ts';
import type { ProposalText } from '@mithaq/openapi/rules/proposal-texts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProfilePage } from '../profiles/ProfilePage.tsx';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { ProposalsAndProfilePage } from '../profiles/ProposalsAndProfilePage.tsx';

const find = (key: string): Member => members.find((member) => member.key === key)!;
const [amina, imran] = [find('amina-siddiqui'), find('imran-hashmi-hyderabad')];
const held = useMockBackend({ members: [amina, imran], signedInAs: amina.key });

const home = 'What does a good home mean to you?';
const text = (field: ProposalText['field'], words: string, isHeld = false): ProposalText => ({
  field,
  text: words,
  isHeld,
});

/** A proposal of Imran to Amina, or the other way, with these words. */
function given(texts: ProposalText[], side: 'sent' | 'received' = 'received') {
  const at = '2026-11-20T08:00:00Z';
  const [sender, receiver] = side === 'sent' ? [amina.userId, imran.userId] : [imran.userId, amina.userId];
  const proposal = {
    id: '0199a1b2-c3d4-7e5f-8a6b-00000000000a',
    sender,
    receiver,
    createdAt: at,
    changedAt: at,
    texts,
  };
  held.mockBackend.state.proposals.push({ ...proposal, status: 'PENDING' });
}

const stored = (userId: string) => held.mockBackend.state.users.find(({ id }) => id === userId)!.profile!;
const openProfile = () =>
  renderScreen(<ProfilePage />, { route: '/profile/:profileId', at: `/profile/${imran.profileId}` });
const openList = (tab = '') =>
  renderScreen(<ProposalsAndProfilePage />, { route: '/proposals', at: `/proposals${tab}` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function ask(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Send Proposal' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return dialog();
}

describe('the words with a proposal', () => {
  it('are optional, and go with it: a note, and answers to what the member asks', async () => {
    openProfile();
    const asked = await ask();
    await userEvent.type(within(asked).getByRole('textbox', { name: home }), ' A quiet one. ');
    await userEvent.type(
      within(asked).getByRole('textbox', { name: 'A few words to Imran (optional)' }),
      'Assalamu alaikum.',
    );
    await press('Confirm');
    await isClosed();
    expect(held.mockBackend.state.proposals[0]!.texts).toEqual([
      text('note', 'Assalamu alaikum.'),
      text('firstQuestion', home),
      text('firstAnswer', 'A quiet one.'),
    ]);
    expect(await screen.findByText('You wrote')).toBeInTheDocument();
  });

  it('are not sent when nothing was typed', async () => {
    openProfile();
    await ask();
    await press('Confirm');
    await isClosed();
    expect(held.mockBackend.state.proposals[0]!.texts ?? []).toEqual([]);
  });

  it('stay in the dialog when they are refused, with the words that look like contact details', async () => {
    openProfile();
    const note = within(await ask()).getByRole('textbox', { name: 'A few words to Imran (optional)' });
    await userEvent.type(note, 'Write to amina@example.com please');
    await press('Confirm');
    await waitFor(() => expect(note).toHaveAccessibleDescription(/look like an e-mail address: .*amina@example\.com/));
    expect(note).toHaveAccessibleDescription(/Please leave out phone numbers/);
    expect(screen.getAllByText(/Please leave out phone numbers/)).toHaveLength(2); // at the field, and in the notice
    expect(note).toHaveValue('Write to amina@example.com please');
    await waitFor(() => expect(note).toHaveFocus());
    expect(held.mockBackend.state.proposals).toHaveLength(0);
    await userEvent.clear(note);
    await userEvent.type(note, 'Peace be with you.');
    expect(note).not.toHaveAccessibleDescription(/look like/);
    await press('Confirm');
    await isClosed();
    await waitFor(() => expect(screen.queryByText(/Please leave out phone numbers/)).not.toBeInTheDocument());
    expect(held.mockBackend.state.proposals[0]!.texts).toEqual([text('note', 'Peace be with you.')]);
  });

  it('that are too long are counted, and say so at the field', async () => {
    openProfile();
    const note = within(await ask()).getByRole('textbox', { name: 'A few words to Imran (optional)' });
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(601));
    expect(screen.getByText('1 character too many')).toBeInTheDocument();
    await press('Confirm');
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Maximum 600 characters/));
  });

  it('survive Cancel and a reload, and are gone once they are sent', async () => {
    const { unmount } = openProfile();
    await userEvent.type(
      within(await ask()).getByRole('textbox', { name: 'A few words to Imran (optional)' }),
      'Assalamu alaikum.',
    );
    await press('Cancel');
    await isClosed();
    unmount();
    openProfile();
    const again = within(await ask()).getByRole('textbox', { name: 'A few words to Imran (optional)' });
    expect(again).toHaveValue('Assalamu alaikum.');
    await press('Confirm');
    await isClosed();
    await waitFor(() => expect(Object.values(sessionStorage).join('\n')).not.toContain('Assalamu'));
  });

  it('speak to a mother who proposes for her daughter', async () => {
    stored(amina.userId).createdBy = 'MOTHER';
    openProfile();
    const asked = await ask();
    await waitFor(() => expect(asked).toHaveTextContent('You are about to propose to Imran for your daughter.'));
  });
});

describe('a received proposal', () => {
  it('is answered under the profile: the name with the status, their words, the profile, then Accept and Decline', async () => {
    given([text('note', 'I read your words twice.'), text('firstQuestion', home), text('firstAnswer', 'A quiet one.')]);
    openProfile();
    const answer = await screen.findByRole('region', { name: 'Your answer to Imran' });
    const order = [
      screen.getByRole('heading', { level: 1, name: 'Imran Hashmi' }),
      screen.getByText('Pending'),
      screen.getByText('You can answer at the end of the page.'),
      screen.getByRole('heading', { level: 2, name: 'Imran wrote to you' }),
      screen.getByText('I read your words twice.'),
      screen.getByText('A quiet one.'),
      screen.getByRole('heading', { name: 'Looking for' }),
      within(answer).getByRole('button', { name: 'Accept' }),
      within(answer).getByRole('button', { name: 'Decline' }),
    ];
    for (const [i, element] of order.slice(1).entries())
      expect(order[i]!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View in Proposals' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('article')).getByText('I read your words twice.')).toBeVisible();
  });

  it('names the mother who wrote', async () => {
    stored(imran.userId).createdBy = 'MOTHER';
    given([text('note', 'I read your words twice.')]);
    openProfile();
    expect(await screen.findByRole('heading', { name: 'The mother of Imran wrote to you' })).toBeInTheDocument();
  });

  it('is accepted with a few words, once one asks for the field', async () => {
    given([]);
    openProfile();
    await press('Accept');
    const asked = await dialog();
    // As where there is nothing to write.
    await waitFor(() => expect(within(asked).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(within(asked).queryByRole('textbox')).not.toBeInTheDocument();
    await press('Add a few words to your answer');
    await waitFor(() => expect(within(asked).getByRole('textbox')).toHaveFocus());
    await userEvent.type(within(asked).getByRole('textbox'), 'My father would like to speak with you.');
    await press('Confirm');
    await isClosed();
    expect(held.mockBackend.state.proposals[0]).toMatchObject({
      status: 'ACCEPTED',
      texts: [text('answerNote', 'My father would like to speak with you.')],
    });
  });

  it('shows the words on its card, cut when they are long', async () => {
    const answered = [text('firstQuestion', home), text('firstAnswer', 'A quiet one.')];
    given([text('note', 'A long letter. '.repeat(20).trim()), ...answered]);
    openList();
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('Imran wrote to you');
    // It does not end with a question.
    expect(card).not.toHaveTextContent(home);
    await press('Read all');
    expect(card).toHaveTextContent(home);
    expect(screen.queryByRole('button', { name: 'Read all' })).not.toBeInTheDocument();
  });

  it('says to the author alone that a moderator reads the words first', async () => {
    given([text('note', 'Look for amina.writes.', true)], 'sent');
    openList('?tab=sent');
    expect(await screen.findByText(/^Our team reads this text before the other side sees it/)).toBeInTheDocument();
  });

  it('says nothing of a moderator once the proposal was taken back', async () => {
    given([text('note', 'Look for amina.writes.', true)], 'sent');
    const takenBackAt = '2026-11-21T08:00:00Z';
    Object.assign(held.mockBackend.state.proposals[0]!, { status: 'DECLINED', changedAt: takenBackAt, takenBackAt });
    openList('?tab=sent');
    expect(await screen.findByText('You wrote')).toBeInTheDocument();
    expect(screen.queryByText(/^Our team reads this text/)).not.toBeInTheDocument();
  });
});
