import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { AsOthersPage } from './AsOthersPage.tsx';
import { MyProfilePage } from './MyProfilePage.tsx';

const held = useMockBackend({ signedInAs: 'amina-siddiqui' });
const heldTexts = { city: 'Pune 98200', aboutMe: 'Look for amina.writes.' };
const holdTexts = () => {
  const { state } = held.mockBackend;
  const me = state.users.find(({ id }) => id === held.mockBackend.signedInUserId());
  Object.assign(me?.profile ?? {}, { city: '', aboutMe: '', heldTexts });
};

it('the own profile has the texts, and says which of them others do not see yet', async () => {
  holdTexts();
  renderScreen(<MyProfilePage />, { route: '/my-profile' });
  expect(await screen.findByText(heldTexts.aboutMe)).toBeInTheDocument();
  expect(screen.getByText(/Our team reads these texts before others see them: About me, City[.]/)).toBeInTheDocument();
});

it('without such texts it says nothing', async () => {
  renderScreen(<MyProfilePage />, { route: '/my-profile' });
  expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeInTheDocument();
  expect(screen.queryByText(/Our team reads/)).not.toBeInTheDocument();
});

it('the profile as others see it is without them, and without empty commas', async () => {
  holdTexts();
  renderScreen(<AsOthersPage />, { route: '/my-profile/as-others' });
  expect(await screen.findByText('Telangana, India')).toBeInTheDocument();
  expect(screen.queryByText(heldTexts.aboutMe)).not.toBeInTheDocument();
  expect(screen.queryByText(/98200/)).not.toBeInTheDocument();
});
