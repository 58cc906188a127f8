import { members } from '@mithaq/openapi/examples/members.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import type { ProposalStatus } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { AcceptedPage } from './AcceptedPage.tsx';

const amina = members.find(({ key }) => key === 'amina-siddiqui')!;
const man = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified)!;
const held = useMockBackend({ members: [amina, man], signedInAs: amina.key });
const firstName = man.profile.fullName.split(' ')[0]!;

function open(
  status: ProposalStatus,
  createdBy = man.profile.createdBy,
  change: object = {},
  page: ReactElement = <AcceptedPage />,
) {
  const { state } = held.mockBackend;
  state.users.find(({ id }) => id === man.userId)!.profile!.createdBy = createdBy;
  const at = new Date().toISOString();
  const parties = { sender: man.userId, receiver: amina.userId };
  state.proposals.push({
    id: '0199a1b2-c3d4-7e5f-8a6b-00000000000a',
    ...parties,
    status,
    createdAt: at,
    changedAt: at,
    ...change,
  });
  return renderScreen(page, { route: '/proposals/:profileId', at: `/proposals/${man.profileId}` });
}

/** The profile, as it was read before the page. */
function AfterReading() {
  const [isRead, read] = useReducer(() => true, false);
  const { data } = useGetProfile(man.profileId, { query: { enabled: !isRead } });
  return isRead ? <AcceptedPage /> : <button onClick={read}>{data?.proposal?.status}</button>;
}

describe('after an acceptance', () => {
  it('has the full name, which follows a yes', async () => {
    open('ACCEPTED');
    expect(await screen.findByText(man.profile.fullName)).toBeVisible();
  });

  it('has the status as it is, not as it was when the profile was read', async () => {
    open('PENDING', 'SELF', {}, <AfterReading />);
    const button = await screen.findByRole('button', { name: 'PENDING' });
    held.mockBackend.state.proposals[0]!.status = 'ACCEPTED';
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: `You and ${firstName} can now talk` })).toBeVisible();
  });

  it.each([
    ['MOTHER', 'This is his mother’s number', 'They usually call first; you may call too. Speak to her first.'],
    [
      'GUARDIAN',
      'This is his guardian’s number',
      'The guardian wrote the profile. They usually call first; you may call too.',
    ],
    ['SELF', `This is ${firstName}’s own number`, 'He wrote the profile himself.'],
  ] as const)('says with the number whose it is: %s', async (createdBy, heading, note) => {
    open('ACCEPTED', createdBy);
    const isSelf = createdBy === 'SELF';
    const title = isSelf ? `You and ${firstName} can now talk` : `You can now talk with the family of ${firstName}`;
    const number = '+919876543210';
    held.mockBackend.state.users.find(({ id }) => id === man.userId)!.profile!.phoneNumber = number;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText(heading)).toBeNull();
    expect(held.mockBackend.state.contactReads).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'View Contact Details' }));
    const card = await screen.findByRole('region', { name: heading });
    expect(card).toHaveTextContent(note);
    // In groups, whose text is the number.
    const groups = () => [...card.querySelectorAll('bdi span')].map(({ textContent }) => textContent);
    await waitFor(() => expect(groups()).toEqual(['+91', '98765', '43210']), { timeout: 5000 });
    expect(within(card).getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${number}`);
    const whatsApp = screen.getByRole('link', { name: /WhatsApp/ });
    expect(whatsApp).toHaveAttribute('href', `https://wa.me/${number.slice(1)}`);
    expect(whatsApp).toHaveAttribute('rel', 'noreferrer');
    expect(screen.getByRole('link', { name: man.email })).toHaveAttribute('href', `mailto:${man.email}`);
    expect(held.mockBackend.state.contactReads).toHaveLength(1);
  });

  it('is news no more for the tab', async () => {
    open('ACCEPTED', 'SELF', { unseenBy: 'RECEIVER' });
    await waitFor(() => expect(held.mockBackend.state.proposals[0]!.unseenBy).toBeNull());
  });

  it.each([
    ['BOTH', 1],
    ['GUARDIAN', 0],
  ] as const)('shows the guardian first, and the own number if it is shared: %s', async (shares, numbers) => {
    const guardian = { name: 'Ahmed Khan', relation: 'FATHER', phoneNumber: '+919876500000', shares } as const;
    held.mockBackend.state.guardians.push({ member: man.userId, ...guardian });
    open('ACCEPTED', 'MOTHER');
    await userEvent.click(await screen.findByRole('button', { name: 'View Contact Details' }));
    const his = await screen.findByRole('region', { name: 'Ahmed Khan' });
    expect(his).toHaveTextContent(`${firstNameOf(man.profile)} asks that you speak to his father first.`);
    const ways = [...within(his).getAllByRole('link'), within(his).getByRole('button')];
    expect(ways.map((way) => way.textContent.split(' ')[0])).toEqual(['Call', 'WhatsApp', 'Copy']);
    expect(ways[0]).toHaveFocus();
    expect(ways[0]).toHaveAttribute('href', 'tel:+919876500000');
    expect(screen.queryAllByRole('region', { name: 'This is his mother’s number' })).toHaveLength(numbers);
    if (numbers) {
      const guardianComesFirst = his.compareDocumentPosition(
        screen.getByRole('region', { name: 'This is his mother’s number' }),
      );
      expect(guardianComesFirst).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(screen.getByText('She wrote the profile.')).toBeVisible();
    }
  });

  describe('has the words of both', () => {
    const letter = 'I read your words twice.';
    const answer = 'Please speak to my brother first.';
    const texts = [
      { field: 'note' as const, text: letter, isHeld: false },
      { field: 'answerNote' as const, text: answer, isHeld: false },
    ];
    const call = () => screen.getByRole('button', { name: 'View Contact Details' });
    const next = () => screen.getByRole('region', { name: 'What families usually do next' });
    const expectOrder = (...parts: HTMLElement[]) =>
      parts
        .slice(1)
        .forEach((part, i) => expect(parts[i]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING));

    it('after whom to call and what comes next, for the one who has said yes to them', async () => {
      open('ACCEPTED', 'SELF', { texts });
      const theirs = await screen.findByText(letter);
      expectOrder(call(), next(), theirs, screen.getByText(answer));
    });

    it('with the answer before whom to call, for the one who reads it: it may say whom to ask for', async () => {
      open('ACCEPTED', 'SELF', { texts, sender: amina.userId, receiver: man.userId });
      const theirs = await screen.findByText(answer);
      expectOrder(theirs, call(), next(), screen.getByText(letter));
    });
  });

  it.each([
    ['UNMARRIED', undefined, ['The parents speak', 'Each side asks around']],
    ['WIDOWED', undefined, ['A first call']],
    ['WIDOWED', { children: 'AT_HOME' }, ['A first call', 'You speak of the children']],
  ] as const)('says what comes next in words that fit the two: %s, %o', async (maritalStatus, facts, titles) => {
    const { profile } = held.mockBackend.state.users.find(({ id }) => id === man.userId)!;
    Object.assign(profile!, { maritalStatus, facts, dateOfBirth: '1995-03-02' });
    open('ACCEPTED', 'SELF');
    const next = await screen.findByRole('region', { name: 'What families usually do next' });
    for (const title of titles) expect(within(next).getByText(title)).toBeVisible();
    expect(next).toHaveTextContent('Usually his side calls first.');
    expect(within(next).queryAllByText('You speak of the children')).toHaveLength(facts ? 1 : 0);
    expect(within(next).queryAllByText('The parents speak')).toHaveLength(maritalStatus === 'UNMARRIED' ? 1 : 0);
  });

  it('reports from the lines on safety', async () => {
    open('ACCEPTED');
    await userEvent.click(await screen.findByRole('button', { name: 'tell us' }));
    expect(await screen.findByRole('dialog', { name: `Report ${firstName}` })).toBeVisible();
  });

  it('leads to the day when the marriage is fixed, and to the list when it is not to be', async () => {
    const { location } = open('ACCEPTED');
    await userEvent.click(await screen.findByRole('button', { name: 'Marriage Fixed' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Elsewhere');
    expect(location().pathname).toBe('/marriage');
    expect(held.mockBackend.state.proposals[0]).toMatchObject({
      status: 'MARRIAGE_FIXED',
      marriageFixedBy: 'RECEIVER',
    });
  });

  it.each([
    ['PENDING', `/profile/${man.profileId}`],
    ['DECLINED', `/profile/${man.profileId}`],
    ['MARRIAGE_FIXED', '/marriage'],
  ] as const)('is no page of a proposal that is %s', async (status, path) => {
    const { location } = open(status);
    await screen.findByText('Elsewhere');
    expect(location().pathname).toBe(path);
  });

  it('says why it cannot be loaded', async () => {
    held.mockBackend.fail('getProfile', { code: 'not-found', params: { resource: 'PROFILE' } });
    open('ACCEPTED');
    expect(await screen.findByText('Profile not found')).toBeVisible();
  });
});
