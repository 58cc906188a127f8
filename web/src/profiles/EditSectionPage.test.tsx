import { members } from '@mithaq/openapi/examples/members.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { EditSectionPage } from './EditSectionPage.tsx';
import { MyProfilePage } from './MyProfilePage.tsx';

const amina = members.find(({ key }) => key === 'amina-siddiqui')!;
const held = useMockBackend({ members: [amina], signedInAs: amina.key });
const own = () => held.mockBackend.state.users.find(({ id }) => id === held.mockBackend.signedInUserId());
const open = (section: string) =>
  renderScreen(<EditSectionPage />, { route: '/edit-profile/:section', at: `/edit-profile/${section}` });

it('has the fields of one section alone, saves them, leaves the others, and leads to the own profile', async () => {
  const before = structuredClone(own());
  const { path } = open('place');
  const city = await screen.findByRole('textbox', { name: 'City' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit the place');
  expect(screen.queryByLabelText('About me')).not.toBeInTheDocument();
  fireEvent.change(city, { target: { value: 'Warangal' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/my-profile'));
  const matchKeys = { ...before?.profile?.matchKeys, city: 'warangal' };
  expect(own()?.profile).toEqual({
    ...before?.profile,
    nameBeforeAnswer: 'FULL_NAME',
    city: 'Warangal',
    matchKeys,
    matchChangedAt: expect.anything(),
  });
  expect(own()!.preferences).toEqual(before!.preferences);
});

it('names whom the profile is about, in one heading', async () => {
  own()!.profile!.createdBy = 'MOTHER';
  open('words');
  const title = 'Edit the words about your daughter';
  expect(await screen.findByRole('form', { name: title })).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([title]);
});

it('has the checks of the whole form', async () => {
  const { path } = open('words');
  fireEvent.change(await screen.findByLabelText('About me'), { target: { value: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please tell us about yourself')).toBeVisible();
  expect(screen.getByLabelText('About me')).toHaveFocus();
  expect(path()).toBe('/edit-profile/words');
});

it('leads to the whole form where another part is wrong by now', async () => {
  // Stored before names were refused that have digits.
  own()!.profile!.fullName = 'Amina Siddiqui 2';
  open('place');
  await screen.findByRole('textbox', { name: 'City' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Another part of the profile has to be corrected first/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/edit-profile');
});

it('is the whole form for a section that does not exist', async () => {
  const { path } = open('photos');
  await waitFor(() => expect(path()).toBe('/edit-profile'));
});

it.each([
  ['Edit the words', '/edit-profile/words', amina.profile.aboutMe],
  ['Edit the facts', '/edit-profile/facts', 'In short'],
  ['Edit the place', '/edit-profile/place', 'In short'],
  ['Edit the preferences', '/edit-profile/preferences', 'Looking for'],
])('%s is after its part of the own profile', async (name, href, part) => {
  renderScreen(<MyProfilePage />, { route: '/my-profile' });
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  const start = screen.getByText((_, element) => element?.textContent === part && element.children.length === 0);
  expect(start.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
