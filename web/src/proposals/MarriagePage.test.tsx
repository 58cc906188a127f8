import { members } from '@mithaq/openapi/examples/members.ts';
import { getListNotificationsQueryKey } from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { signedInCookie } from '@mithaq/openapi/rules/cookies.ts';
import { heldName } from '@mithaq/openapi/rules/first-name.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { MarriagePage } from './MarriagePage.tsx';

const amina = members.find(({ key }) => key === 'amina-siddiqui')!;
const man = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified)!;
const held = useMockBackend({ members: [amina, man], signedInAs: amina.key });
const firstName = man.profile.fullName.split(' ')[0]!;

function open(fixedBy: 'SENDER' | 'RECEIVER', change: object = {}, route = '/marriage') {
  const at = new Date(Date.now() - 86_400_000).toISOString();
  held.mockBackend.state.proposals.push({
    id: '0199a1b2-c3d4-7e5f-8a6b-00000000000a',
    sender: man.userId,
    receiver: amina.userId,
    status: 'MARRIAGE_FIXED',
    createdAt: at,
    changedAt: at,
    marriageFixedBy: fixedBy,
    ...change,
  });
  return renderScreen(<MarriagePage />, { route, at: '/marriage' });
}
const proposal = () => held.mockBackend.state.proposals[0]!;
const question = { name: `${firstName} says that your marriage is fixed` };
const day = { name: 'Alhamdulillah, Marriage Fixed' };

async function answer(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
}

describe('the question about a marriage', () => {
  it('is asked of the other side, with both answers and what follows', async () => {
    open('SENDER');
    expect(await screen.findByRole('heading', question)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Alhamdulillah, yes' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'If it is not so' })).toHaveTextContent('free to search again at once');
    const silence = screen.getByRole('region', { name: 'If you do not answer' });
    expect(silence).toHaveTextContent(/Without an answer by .* the marriage counts as fixed/);
    await waitFor(() => expect(silence).toHaveTextContent(/A mistake\? Write to us: \S+@\S+\./));
    expect(screen.getByText(/Are the families still talking\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'I would like to answer later' })).toHaveAttribute('href', '/for-you');
  });

  it('says a name that cannot be shown in the language of the page, also on the day', async () => {
    await act(() => activateLanguage('ar', 'app', 'proposals'));
    held.mockBackend.state.users.find(({ id }) => id === man.userId)!.profile!.fullName = heldName;
    open('SENDER');
    const heading = await screen.findByRole('heading', { name: /عضو/ });
    await userEvent.click(screen.getAllByRole('button')[0]!);
    await userEvent.click(
      within(await screen.findByRole('dialog'))
        .getAllByRole('button')
        .at(-1)!,
    );
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    expect(document.body).toHaveTextContent('عضو');
    expect(document.body).not.toHaveTextContent(heldName);
    await act(() => activateLanguage('en'));
  });

  it('is news no more for the bell and the tab', async () => {
    document.cookie = `${signedInCookie}=1; Path=/`;
    const { state } = held.mockBackend;
    const news = {
      user: amina.userId,
      subject: '0199a1b2-c3d4-7e5f-8a6b-00000000000a',
      createdAt: new Date().toISOString(),
    };
    state.notifications.push({
      ...news,
      id: '0199a1b2-c3d4-7e5f-8a6b-00000000000b',
      kind: 'MARRIAGE_FIXED',
      seenAt: null,
    });
    open('SENDER', { unseenBy: 'RECEIVER' });
    await waitFor(() => expect(state.notifications[0]?.seenAt).not.toBeNull());
    await waitFor(() => expect(proposal().unseenBy).toBeNull());
    document.cookie = `${signedInCookie}=; Path=/; Max-Age=0`;
  });

  it('becomes the day with a yes', async () => {
    open('SENDER');
    await answer('Alhamdulillah, yes');
    expect(await screen.findByRole('heading', day)).toHaveFocus();
    expect(proposal()).toMatchObject({ status: 'MARRIAGE_FIXED', marriageAnswer: 'CONFIRMED' });
  });

  it('frees the member with a no', async () => {
    const { location, client } = open('SENDER', {}, '/*');
    const bell = [...getListNotificationsQueryKey(), 'pages'];
    client.setQueryData(bell, { pages: [], pageParams: [] });
    await answer('This is not so');
    await waitFor(() => expect(location().pathname).toBe(`/profile/${man.profileId}`));
    // Stays until the code of the next page is loaded.
    expect(screen.getByRole('heading', question)).toBeVisible();
    // The question is news no more.
    expect(client.getQueryState(bell)?.isInvalidated).toBe(true);
    expect(await screen.findByText('You have said that this is not so.')).toBeVisible();
    expect(await screen.findByText('The proposal is closed. You are free to search again.')).toBeVisible();
    expect(proposal()).toMatchObject({ status: 'NOT_COMPATIBLE', marriageAnswer: 'DENIED' });
  });

  it('says why an answer was refused', async () => {
    open('SENDER');
    held.mockBackend.fail('answerMarriage', { code: 'illegal-transition', detail: 'This has changed.' });
    await answer('This is not so');
    expect(await screen.findByRole('alert')).toHaveTextContent('This has changed.');
  });

  it('names nobody once the other side has left', async () => {
    const { users } = held.mockBackend.state;
    held.mockBackend.state.users = users.filter(({ id }) => id !== man.userId);
    open('SENDER');
    expect(
      await screen.findByRole('heading', { name: 'The other side says that your marriage is fixed' }),
    ).toBeVisible();
    expect(screen.getByText('This member has left')).toBeVisible();
  });
});

describe('the day of a marriage', () => {
  it('has both names, the verse, and the contact details behind their button', async () => {
    open('RECEIVER', { marriageAnswer: 'CONFIRMED', marriageAnsweredAt: new Date().toISOString() });
    expect(await screen.findByRole('heading', day)).toBeVisible();
    expect(screen.getByText(/May Allah place blessing/)).toHaveTextContent(`Amina and ${firstName}`);
    expect(screen.getByText('Quran 30:21')).toBeVisible();
    expect(screen.queryByText(/We have asked/)).not.toBeInTheDocument();
    expect(await screen.findByText(/A mistake\? Write to us/)).toBeVisible();
    expect(held.mockBackend.state.contactReads).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'View Contact Details' }));
    const his = await screen.findByRole('region', { name: `This is ${firstName}’s own number` });
    expect(within(his).getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${man.phoneNumber}`);
  });

  it('shows a guardian as the page after the yes does, with the ways to reach them', async () => {
    const guardian = { name: 'Ahmed Khan', relation: 'FATHER', phoneNumber: '+919876500000', shares: 'BOTH' } as const;
    held.mockBackend.state.guardians.push({ member: man.userId, ...guardian });
    open('RECEIVER', { marriageAnswer: 'CONFIRMED' });
    await userEvent.click(await screen.findByRole('button', { name: 'View Contact Details' }));
    const his = await screen.findByRole('region', { name: 'Ahmed Khan' });
    expect(within(his).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876500000');
  });

  it('asks nobody any more once the fourteen days are over', async () => {
    open('RECEIVER', { changedAt: new Date(Date.now() - 15 * 86_400_000).toISOString() });
    expect(await screen.findByRole('heading', day)).toBeVisible();
    expect(screen.queryByText(/We have asked/)).not.toBeInTheDocument();
  });

  it('is only what the member has said until the other side has answered', async () => {
    open('RECEIVER');
    const said = { name: `You have said that your marriage with ${firstName} is fixed` };
    expect(await screen.findByRole('heading', said)).toBeVisible();
    expect(screen.getByText(/We have asked/)).toHaveTextContent(firstName);
    expect(screen.getByText(/Without an answer it stays as you have said\./)).toBeVisible();
    expect(screen.queryByText(/May Allah place blessing/)).not.toBeInTheDocument();
  });

  it('is that of his sister to a brother', async () => {
    held.mockBackend.state.users.find(({ id }) => id === amina.userId)!.profile!.createdBy = 'BROTHER';
    open('SENDER', { marriageAnswer: 'CONFIRMED' });
    expect(await screen.findByText(/in what the two begin together/)).toBeVisible();
    expect(screen.getByText(/nobody can send a proposal for your sister/)).toBeVisible();
  });

  it('is shown after 14 days without an answer', async () => {
    const at = new Date(Date.now() - 15 * 86_400_000).toISOString();
    open('SENDER', { changedAt: at });
    expect(await screen.findByRole('heading', day)).toBeVisible();
  });

  it('is no page of a member without a marriage', async () => {
    const { location } = renderScreen(<MarriagePage />, { route: '/marriage' });
    await screen.findByText('Elsewhere');
    expect(location().pathname).toBe('/proposals');
  });
});

describe('what cannot be loaded', () => {
  it.each(['getCurrentUserProfile', 'getProfile'] as const)('is said, and tried again: %s', async (operation) => {
    const restore = held.mockBackend.fail(operation, { code: 'unavailable' });
    open('SENDER', { marriageAnswer: 'CONFIRMED' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    restore();
    await userEvent.click(again);
    expect(await screen.findByRole('heading', day)).toBeVisible();
  });

  it('does not keep the question from being answered', async () => {
    held.mockBackend.fail('getProfile', { code: 'unavailable' });
    open('SENDER');
    expect(await screen.findByRole('heading', question)).toBeVisible();
  });
});

it('a mother is asked about her daughter, after the word of the mother of the other one', async () => {
  for (const { userId } of [amina, man])
    held.mockBackend.state.users.find(({ id }) => id === userId)!.profile!.createdBy = 'MOTHER';
  open('SENDER');
  const heading = { name: `${firstName}'s mother says that your daughter's marriage with ${firstName} is fixed` };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'This is not so' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    `You are saying that your daughter's marriage with ${firstName} is not fixed.`,
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('A moderator reads what happened.');
});

it.each([
  ['ur', firstName, `\u2068${firstName}\u2069 کی والدہ کے مطابق \u2068${firstName}\u2069 سے آپ کا رشتہ طے پا گیا ہے`],
  ['en', 'عثمان', `\u2068عثمان\u2069's mother says that your marriage with \u2068عثمان\u2069 is fixed`],
] as const)(
  'a relative is named in the direction of the page, whatever the script of the name: %s',
  async (language, name, words) => {
    await act(() => activateLanguage(language, 'app', 'proposals'));
    const { profile } = held.mockBackend.state.users.find(({ id }) => id === man.userId)!;
    Object.assign(profile!, { createdBy: 'MOTHER', fullName: name });
    open('SENDER');
    const heading = await screen.findByRole('heading', { name: words });
    // In a `bdi` the first letter of the name would set the direction of the relative, too.
    expect(heading.querySelector('bdi, [dir]')).toBeNull();
  },
);
