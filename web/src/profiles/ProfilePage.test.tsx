import { members } from '@mithaq/openapi/examples/members.ts';
import { signedInCookie } from '@mithaq/openapi/rules/cookies.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { AsOthersPage } from './AsOthersPage.tsx';
import { MyProfilePage } from './MyProfilePage.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const held = useMockBackend({ signedInAs: 'amina-siddiqui' });

const amina = members.find(({ key }) => key === 'amina-siddiqui')!;
const someMan = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified)!;

/** It comes later than the rest of the profile. */
async function loadFit(): Promise<void> {
  const { unmount } = open(someMan.profileId);
  await screen.findByText('How you fit');
  unmount();
}

const open = (profileId: string) =>
  renderScreen(<ProfilePage />, { route: '/profile/:profileId', at: `/profile/${profileId}` });

describe('ProfilePage', () => {
  it('shows another member, with the action at the bottom', async () => {
    open(someMan.profileId);
    const letter = await screen.findByRole('article');
    const firstName = someMan.profile.fullName.split(' ')[0]!;
    expect(within(letter).getByRole('heading', { level: 1 })).toHaveTextContent(firstName);
    expect(letter).toHaveTextContent(`NH-${someMan.profileId.slice(-8)}`);
    expect(letter).toHaveTextContent('Phone verified');
    expect(letter).toHaveTextContent('Here this month');
    expect(letter).toHaveTextContent(/Written by (him|his)/);
    expect(within(letter).getByRole('heading', { name: 'Looking for' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send Proposal' })).toBeInTheDocument();
    expect(screen.getByText(/will see your profile/)).toHaveTextContent(firstName);
  });

  it('has the focus on the status of a proposal that was sent', async () => {
    open(someMan.profileId);
    await userEvent.click(await screen.findByRole('button', { name: 'Send Proposal' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    const status = await screen.findByText('Your proposal');
    await waitFor(() => expect(document.activeElement).toContainElement(status));
    expect(document.activeElement).toHaveTextContent('Your proposalPending');
  });

  it('is read in this order: the words, the wishes, the facts, then how both sides fit', async () => {
    open(someMan.profileId);
    await screen.findByRole('heading', { name: 'How you fit' });
    const text = screen.getByRole('article').textContent;
    const [words] = someMan.profile.aboutMe.split('\n');
    const places = [words!, 'Looking for', 'In short', 'How you fit'].map((part) => text.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('offers no proposal to oneself', async () => {
    open(amina.profileId);
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send Proposal' })).not.toBeInTheDocument();
  });

  it.each(['0199a1b2-c3d4-7e5f-8a6b-000000000000', 'no-id', 'NH-00000000'])(
    'finds nobody at %s, and says no more',
    async (id) => {
      open(id);
      expect(await screen.findByText('Profile not found')).toBeInTheDocument();
      expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['as cards show it', (id: string) => `NH-${id.slice(-8)}`],
    ['in capitals without NH-', (id: string) => id.slice(-8).toUpperCase()],
  ])('leads from an id %s to the profile', async (_how, shown) => {
    open(shown(someMan.profileId));
    expect(await screen.findByRole('button', { name: 'Send Proposal' })).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent(`NH-${someMan.profileId.slice(-8)}`);
  });

  it('lists those who have one shown id', async () => {
    const users = held.mockBackend.state.users.filter(
      ({ profile }) => profile?.gender === 'MALE' && profile.isVerified,
    );
    const [first, second] = users.map(({ profile }) => profile!);
    second!.id = `${second!.id.slice(0, -8)}${first!.id.slice(-8)}`;
    const shown = `NH-${first!.id.slice(-8)}`;
    open(shown);
    expect(await screen.findByRole('heading', { name: shown })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [first!.id, second!.id]
        .toSorted()
        .toReversed()
        .map((id) => `/profile/${id}`),
    );
  });

  it('says what went wrong otherwise', async () => {
    held.mockBackend.fail('getProfile', { code: 'rate-limited', detail: 'You have seen many profiles today.' });
    open(someMan.profileId);
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(screen.getByText('You have seen many profiles today.')).toBeInTheDocument();
  });
});

describe('MyProfilePage', () => {
  it('shows the facts in the order of the form, and an occupation only where there is one', async () => {
    const facts =
      'Age,Lives in,Height,Marital status,Education,Occupation,School of thought,Prayer,Hijab,Wish for children,Moving after marriage,Languages,Family,Parents,Brothers and sisters,When to marry,Work after marriage'.split(
        ',',
      );
    const terms = async () => (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    const { unmount } = renderScreen(<MyProfilePage />);
    expect(await terms()).toEqual(facts);
    expect(screen.getByText('When to marry').nextElementSibling).toHaveTextContent('Rather discuss');
    unmount();
    const own = held.mockBackend.state.users.find(({ id }) => id === held.mockBackend.signedInUserId());
    own!.profile!.occupation = 'Na';
    renderScreen(<MyProfilePage />);
    expect(await terms()).toEqual(facts.filter((fact) => fact !== 'Occupation'));
  });

  it('waits, and then shows everything with a way to edit', async () => {
    renderScreen(<MyProfilePage />);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Amina Siddiqui');
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/edit-profile');
  });

  it('calls the own questions one’s own, and those of a relative hers', async () => {
    const own = held.mockBackend.state.users.find(({ id }) => id === amina.userId)!;
    own.preferences!.questions = ['What does a good home mean to you?'];
    own.profile!.createdBy = 'SELF';
    const { unmount } = renderScreen(<MyProfilePage />);
    expect(await screen.findByRole('heading', { name: 'You would like to know' })).toBeVisible();
    unmount();
    own.profile!.createdBy = 'MOTHER';
    renderScreen(<MyProfilePage />);
    expect(await screen.findByRole('heading', { name: 'She would like to know' })).toBeVisible();
  });

  it('says what went wrong', async () => {
    held.mockBackend.fail('getCurrentUserProfile', { code: 'internal', detail: 'Broken.' });
    renderScreen(<MyProfilePage />);
    expect(await screen.findByText('Error: Broken.')).toBeInTheDocument();
  });

  it('leads to the profile as others see it, without what only its owner reads', async () => {
    const { unmount } = renderScreen(<MyProfilePage />);
    expect(await screen.findByRole('link', { name: 'How others see it' })).toHaveAttribute(
      'href',
      '/my-profile/as-others',
    );
    unmount();
    renderScreen(<AsOthersPage />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Amina$/);
    expect(screen.getByRole('heading', { name: 'Looking for' })).toBeInTheDocument();
    expect(screen.queryByText(/Siddiqui/)).not.toBeInTheDocument();
    expect(screen.getByText(/like this\. With a proposal between you, also your full name\.$/)).toBeVisible();
  });

  it('says there when the full name comes to those who see it only after a yes', async () => {
    held.mockBackend.state.users.find(({ id }) => id === amina.userId)!.profile!.nameBeforeAnswer = 'FIRST_NAME';
    renderScreen(<AsOthersPage />);
    expect(
      await screen.findByText(/Your full name comes with a proposal that is sent from here, or once/),
    ).toBeVisible();
  });

  it('says that there is none', async () => {
    held.mockBackend.signInAs(held.mockBackend.addUser('new@example.test', 'New').id);
    renderScreen(<MyProfilePage />);
    expect(await screen.findByText('No profile found')).toBeInTheDocument();
  });
});

describe('what fits and what does not', () => {
  const rowsOf = (name: string) =>
    within(screen.getByRole('heading', { level: 3, name }).parentElement!).getAllByRole('listitem');

  it('is below the preferences, for both sides, in words', async () => {
    const year = new Date().getUTCFullYear();
    const stored = (id: string) => held.mockBackend.state.users.find(({ profile }) => profile?.id === id)!;
    const [me, other] = [stored(amina.profileId), stored(someMan.profileId)];
    Object.assign(me.profile!, { dateOfBirth: `${year - 24}-11-30`, country: 'India', maritalStatus: 'UNMARRIED' });
    Object.assign(other.preferences!, { minAge: 21, maxAge: 27, maritalStatus: ['WIDOWED', 'DIVORCED'] });
    Object.assign(other.profile!, { dateOfBirth: `${year - 38}-01-31` });
    Object.assign(me.preferences!, { minAge: 25, maxAge: 36 });
    open(someMan.profileId);
    expect(await screen.findByRole('heading', { level: 2, name: 'How you fit' })).toBeInTheDocument();
    const [hisAge, hisStatus] = rowsOf('What he asks for');
    expect(hisAge).toHaveTextContent('Someone aged 21 to 27; you are 24 Fits');
    expect(hisStatus).toHaveTextContent('Someone who is widowed or is divorced; you are unmarried Does not fit');
    expect(rowsOf('What you ask for')[0]).toHaveTextContent('Someone aged 25 to 36; he is 38 A little outside');
  });

  it('is not denied where members chose other words', async () => {
    const stored = (id: string) => held.mockBackend.state.users.find(({ profile }) => profile?.id === id)!;
    const [me, other] = [stored(amina.profileId), stored(someMan.profileId)];
    Object.assign(me.preferences!, { cities: ['Bangalore'], education: ['MBBS'], occupation: ['Lecturer'] });
    Object.assign(other.profile!, { city: 'Bengaluru', education: 'M.A.', occupation: 'Teacher' });
    open(someMan.profileId);
    await screen.findByRole('heading', { level: 2, name: 'How you fit' });
    const rows = rowsOf('What you ask for').map(({ textContent }) => textContent);
    for (const wish of ['lives in Bangalore', 'education is MBBS', 'occupation is Lecturer'])
      expect(rows.find((row) => row.includes(wish))).toMatch(/\bDiffers$/);
  });

  it('is not said below a no, where a marriage that was denied says first what it means', async () => {
    const at = '2026-11-20T08:00:00Z';
    const parties = { sender: amina.userId, receiver: someMan.userId };
    const ended = { id: '0199a1b2-c3d4-7e5f-8a6b-00000000000a', ...parties, createdAt: at, changedAt: at };
    await loadFit();
    held.mockBackend.state.proposals.push({ ...ended, status: 'DECLINED' });
    const { unmount, client } = open(someMan.profileId);
    expect(await screen.findByText('Declined')).toBeInTheDocument();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText('How you fit')).not.toBeInTheDocument();
    unmount();
    const denied = { status: 'NOT_COMPATIBLE', marriageFixedBy: 'SENDER', marriageAnswer: 'DENIED' } as const;
    const { state } = held.mockBackend;
    state.proposals = [{ ...ended, ...denied }];
    const news = { id: '0199a1b2-c3d4-7e5f-8a6b-00000000000b', user: amina.userId, subject: ended.id, createdAt: at };
    state.notifications.push({ ...news, kind: 'MARRIAGE_DENIED', seenAt: null });
    document.cookie = `${signedInCookie}=1; Path=/`;
    open(someMan.profileId);
    const note = await screen.findByRole('note', { name: /says that your marriage is not fixed$/ });
    expect(note).toHaveTextContent(
      /both sides are free to search again\. A moderator reads .*Your proposal.*Not compatible/,
    );
    expect(screen.getAllByText('Not compatible')).toHaveLength(1);
    // Neither a success nor an error.
    expect(note.getAttribute('style')).toContain('brass');
    await waitFor(() => expect(state.notifications[0]?.seenAt).not.toBeNull());
    document.cookie = `${signedInCookie}=; Path=/; Max-Age=0`;
  });

  it('ends with the proposals after the own "not so", not with a proposal of the own', async () => {
    const at = '2026-11-20T08:00:00Z';
    const parties = { sender: someMan.userId, receiver: amina.userId, status: 'NOT_COMPATIBLE' } as const;
    const denied = { marriageFixedBy: 'SENDER', marriageAnswer: 'DENIED' } as const;
    const id = '0199a1b2-c3d4-7e5f-8a6b-00000000000a';
    held.mockBackend.state.proposals.push({ id, ...parties, ...denied, createdAt: at, changedAt: at });
    open(someMan.profileId);
    expect(await screen.findByRole('link', { name: 'View in Proposals' })).toBeVisible();
    expect(
      screen.getByRole('note', { name: /^You have said that your marriage with \S+ is not fixed$/ }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send Proposal' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Both parties/)).not.toBeInTheDocument();
  });

  it('is not on the own profile, and the profile is read without it while the own one is not there', async () => {
    const { unmount } = open(amina.profileId);
    await screen.findByRole('link', { name: 'Edit Profile' });
    expect(screen.queryByText('How you fit')).not.toBeInTheDocument();
    unmount();
    held.mockBackend.fail('getCurrentUserProfile', { code: 'unavailable' });
    open(someMan.profileId);
    expect(await screen.findByRole('heading', { name: 'Looking for' })).toBeInTheDocument();
    expect(screen.queryByText('How you fit')).not.toBeInTheDocument();
  });
});
