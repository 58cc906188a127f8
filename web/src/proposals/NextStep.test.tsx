import { createMockBackend } from '@mithaq/mocks/src/backend.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { matchMediaWith } from '../testing/match-media.ts';
import { amina, imran, someMen } from '../testing/people.ts';
import { useProposalsPage } from '../testing/proposals-page.tsx';

const firstName = firstNameOf(imran.profile);
afterEach(() => vi.restoreAllMocks()); // the size of the window
const held = useProposalsPage();
const { given, open } = held;

describe('beside the list, in a wide window, while no profile is open', () => {
  beforeEach(() => matchMediaWith('min-width: 64em'));
  const region = (name: string) => screen.findByRole('region', { name });

  it('are the words of the first one that waits, which are answered in its card', async () => {
    given('PENDING', 'received');
    const texts = [{ field: 'note' as const, text: 'I read your words twice.', isHeld: false }];
    Object.assign(held.mockBackend.state.proposals[0]!, { texts });
    open();
    const next = await region(`${firstName} has sent you a proposal`);
    expect(next).toHaveTextContent('I read your words twice.');
    expect(within(next).queryByRole('button')).not.toBeInTheDocument();
    // The buttons that change the status are on the page once, and the full name.
    expect(screen.getAllByRole('button', { name: /^(Accept|Decline)$/ })).toHaveLength(2);
    expect(screen.getAllByText(imran.profile.fullName)).toHaveLength(1);
    await userEvent.click(within(next).getByRole('link', { name: `Read the profile of ${firstName}` }));
    expect(await screen.findByRole('heading', { level: 2, name: imran.profile.fullName })).toBeInTheDocument();
    // The card keeps its height: a sentence is in the place of its buttons, and their words stay.
    const card = screen.getAllByRole('article')[0]!;
    expect(card).toHaveTextContent('You answer in the bar below.');
    expect(card).toHaveTextContent('I read your words twice.');
  });

  it('is said to a mother that it is for her daughter', async () => {
    held.mockBackend.state.users.find(({ id }) => id === amina.userId)!.profile!.createdBy = 'MOTHER';
    given('PENDING', 'received');
    open();
    expect(await region(`${firstName} has sent a proposal for your daughter`)).toBeInTheDocument();
  });

  it.each([
    ['ar', 'طالب'],
    ['ur', 'طالب علم'],
  ] as const)('names a known occupation in %s, as the card does', async (language, occupation) => {
    onTestFinished(() => act(() => activateLanguage('en')));
    await act(() => activateLanguage(language, 'app', 'proposals'));
    held.mockBackend.state.users.find(({ id }) => id === imran.userId)!.profile!.occupation = 'student';
    given('PENDING', 'received');
    open();
    await waitFor(() => expect(screen.getAllByText(new RegExp(`، ${occupation}\u2069?$`))).toHaveLength(2));
  });

  it('is that one waits for the other side', async () => {
    given('PENDING', 'sent');
    open('sent');
    expect(await region(`Your proposal is with ${firstName}`)).toBeInTheDocument();
  });

  it('is a yes, with its words, before one that waits for the other side', async () => {
    const another = someMen(2).find(({ key }) => key !== imran.key)!;
    const { state } = held.mockBackend;
    state.users.push(...createMockBackend({ members: [another] }).state.users);
    given('ACCEPTED', 'sent');
    Object.assign(state.proposals[0]!, { texts: [{ field: 'answerNote', text: 'There is a garden.', isHeld: false }] });
    const parties = { sender: amina.userId, receiver: another.userId };
    const createdAt = new Date(Date.now() + 1000).toISOString();
    state.proposals.push({ id: '0199a1b2-c3d4-7e5f-8a6b-00000000000b', ...parties, status: 'PENDING', createdAt });
    open('sent');
    expect(await region(`You and ${firstName} can now talk`)).toHaveTextContent('There is a garden.');
  });

  it.each(['received', 'sent'] as const)('is the way to the own marriage: %s', async (side) => {
    given('MARRIAGE_FIXED', side);
    open(side);
    const next = await region('Alhamdulillah, Marriage Fixed');
    expect(within(next).getByRole('link', { name: 'Your marriage' })).toHaveAttribute('href', '/marriage');
    expect(screen.queryByText(/We have asked/)).not.toBeInTheDocument();
  });

  it('says after the own word on a marriage that the other side is asked, as its card does', async () => {
    given('MARRIAGE_FIXED', 'received');
    Object.assign(held.mockBackend.state.proposals[0]!, { marriageFixedBy: 'RECEIVER' });
    open();
    expect(await screen.findByRole('article')).toHaveTextContent(
      /Alhamdulillah, Marriage Fixed We have asked .* to confirm the marriage, and await the answer until .*\d\./,
    );
    const next = await region(`You have said that your marriage with ${firstName} is fixed`);
    expect(await within(next).findByText(/We have asked/)).toHaveTextContent(firstName);
  });

  it('is not the question of a marriage, which is above the list', async () => {
    given('MARRIAGE_FIXED', 'received');
    const marriageFixedAt = new Date().toISOString();
    Object.assign(held.mockBackend.state.proposals[0]!, {
      marriageFixedBy: 'SENDER',
      marriageFixedAt,
      unseenBy: 'RECEIVER',
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Your answer is awaited' })).toBeInTheDocument();
    expect(screen.getByText(/^You can answer until .*\d\.$/)).toBeInTheDocument();
    const note = screen.getByText(/says that your marriage is fixed/);
    expect(note).toHaveTextContent(firstName);
    const card = within(within(screen.getByRole('region', { name: 'Waiting for you' })).getByRole('article'));
    expect(card.getByText('Alhamdulillah, Marriage Fixed').parentElement).toHaveTextContent(
      `${firstName} says so, and your answer is awaited.`,
    );
    expect(screen.queryByText(/^Since your last visit/)).not.toBeInTheDocument();
  });

  it.each([
    ['received', 'No proposal waits for you'],
    ['sent', 'No proposal waits for an answer'],
  ] as const)('is where one goes on after a no: %s', async (side, heading) => {
    given('DECLINED', side);
    open(side);
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'For You' })).toHaveAttribute('href', '/for-you');
    expect(screen.getByText(/Choose a name in the list, and the profile opens here\.$/)).toBeVisible();
    expect(screen.queryAllByText(/A no is hard to read/)).toHaveLength(side === 'sent' ? 1 : 0);
  });

  it('has no word for a no after another end', async () => {
    given('NOT_COMPATIBLE', 'sent');
    open('sent');
    expect(await screen.findByRole('heading', { name: 'No proposal waits for an answer' })).toBeInTheDocument();
    expect(screen.queryByText(/A no is hard to read/)).not.toBeInTheDocument();
  });

  it('leaves the denial of a marriage to its card, and the card to the profile that is open', async () => {
    given('NOT_COMPATIBLE', 'sent');
    Object.assign(held.mockBackend.state.proposals[0]!, { marriageFixedBy: 'SENDER', marriageAnswer: 'DENIED' });
    open('sent');
    expect(await screen.findByRole('heading', { name: 'No proposal waits for an answer' })).toBeInTheDocument();
    const denial = () => screen.getByText(/says that your marriage is not fixed$/);
    const card = screen.getByRole('article');
    expect(card).toContainElement(denial());
    expect(within(card).getByText('Not compatible').closest('[style]')?.getAttribute('style')).toContain('red');
    await userEvent.click(within(card).getByRole('link', { name: 'Read profile' }));
    await screen.findByRole('note', { name: /says that your marriage is not fixed$/ });
    expect(screen.getAllByText(/both sides are free to search again/)).toHaveLength(1);
    expect(card).not.toContainElement(denial());
    expect(card).not.toHaveTextContent('Both parties have decided this is not a match.');
  });
});
