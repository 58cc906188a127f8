import { members } from '@mithaq/openapi/examples/members.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen, useWorld } from '../testing/render-screen.tsx';
import { MyProfilePage } from './MyProfilePage.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const held = useWorld({ signedInAs: 'amina-siddiqui' });

const amina = members.find(({ key }) => key === 'amina-siddiqui')!;
const someMan = members.find(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified)!;

const open = (profileId: string) =>
  renderScreen(<ProfilePage proposalBar={({ firstName }) => <p>Bar for {firstName}</p>} />, {
    route: '/profile/:profileId',
    at: `/profile/${profileId}`,
  });

describe('ProfilePage', () => {
  it('introduces another member, with what can be done at the foot', async () => {
    open(someMan.profileId);
    const letter = await screen.findByRole('article');
    const firstName = someMan.profile.fullName.split(' ')[0]!;
    expect(within(letter).getByRole('heading', { level: 1 })).toHaveTextContent(firstName);
    expect(letter).toHaveTextContent(`NH-${someMan.profileId.slice(-8)}`);
    expect(letter).toHaveTextContent('Phone verified');
    expect(letter).toHaveTextContent('Profile created by');
    expect(within(letter).getByRole('heading', { name: 'Looking for' })).toBeInTheDocument();
    expect(screen.getByText(`Bar for ${firstName}`)).toBeInTheDocument();
  });

  it('offers no proposal to oneself', async () => {
    open(amina.profileId);
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeInTheDocument();
    expect(screen.queryByText(/Bar for/)).not.toBeInTheDocument();
  });

  it.each(['0199a1b2-c3d4-7e5f-8a6b-000000000000', 'no-id'])('finds nobody at %s, and says no more', async (id) => {
    open(id);
    expect(await screen.findByText('Profile not found')).toBeInTheDocument();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
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
    const facts = ['Age', 'Lives in', 'Height', 'Marital status', 'Education', 'Occupation', 'School of thought'];
    const terms = async () => (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    const { unmount } = renderScreen(<MyProfilePage />);
    expect(await terms()).toEqual(facts);
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

  it('says what went wrong', async () => {
    held.mockBackend.fail('getCurrentUserProfile', { code: 'internal', detail: 'Broken.' });
    renderScreen(<MyProfilePage />);
    expect(await screen.findByText('Error: Broken.')).toBeInTheDocument();
  });

  it('says that there is none', async () => {
    held.mockBackend.signInAs(held.mockBackend.addUser('new@example.test', 'New').id);
    renderScreen(<MyProfilePage />);
    expect(await screen.findByText('No profile found')).toBeInTheDocument();
  });
});
