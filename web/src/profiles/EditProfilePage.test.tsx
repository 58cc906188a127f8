import { problems } from '@mithaq/openapi/rules/problems.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { EditProfilePage } from './EditProfilePage.tsx';

const held = useMockBackend({ signedInAs: 'amina-siddiqui' });

const own = () => held.mockBackend.state.users.find(({ id }) => id === held.mockBackend.signedInUserId());

it('is filled in, saves the changed fields, leaves the others, and leads to the feed', async () => {
  const before = structuredClone(own());
  const { path } = renderScreen(<EditProfilePage />, { route: '/edit-profile' });
  const city = await screen.findByRole('textbox', { name: 'City' });
  expect(city).toHaveValue('Hyderabad');
  expect(await screen.findByRole('combobox', { name: 'State' })).toHaveValue('Telangana');
  await userEvent.clear(city);
  await userEvent.type(city, 'Warangal');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByLabelText('Minimum age')).toHaveValue('26');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(path()).toBe('/feed'));
  expect(screen.getByText('Profile updated successfully')).toBeInTheDocument();
  const matchKeys = { ...before?.profile?.matchKeys, city: 'warangal' };
  expect(own()?.profile).toEqual({
    ...before?.profile,
    nameBeforeAnswer: 'FULL_NAME',
    city: 'Warangal',
    matchKeys,
    matchChangedAt: expect.anything(),
  });
});

it('does not ask again about ages that are stored, and asks about others', async () => {
  Object.assign(own()?.preferences ?? {}, { minAge: 18, maxAge: 20 });
  renderScreen(<EditProfilePage />, { route: '/edit-profile' });
  await screen.findByRole('textbox', { name: 'City' });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const highest = await screen.findByLabelText('Maximum age');
  fireEvent.change(highest, { target: { value: '21' } });
  expect(await screen.findByText(/you ask for 18 to 21. Is that right?/)).toBeInTheDocument();
  fireEvent.change(highest, { target: { value: '20' } });
  expect(screen.queryByText(/Is that right?/)).not.toBeInTheDocument();
});

describe('changed somewhere else meanwhile', () => {
  async function submitOver() {
    const { path } = renderScreen(<EditProfilePage />, { route: '/edit-profile' });
    const city = await screen.findByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Warangal');
    Object.assign(own()?.profile ?? {}, { occupation: 'Surgeon' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/This profile was changed somewhere else/)).toBeInTheDocument();
    expect(own()?.profile).toMatchObject({ city: 'Hyderabad', occupation: 'Surgeon' });
    return path;
  }

  it('is asked of a restored draft too, which was typed before', async () => {
    const page = renderScreen(<EditProfilePage />, { route: '/edit-profile' });
    fireEvent.change(await screen.findByRole('textbox', { name: 'City' }), { target: { value: 'Warangal' } });
    page.unmount();
    Object.assign(own()?.profile ?? {}, { occupation: 'Surgeon' });
    renderScreen(<EditProfilePage />, { route: '/edit-profile' });
    expect(await screen.findByText('Your draft was restored.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/This profile was changed somewhere else/)).toBeInTheDocument();
    expect(own()?.profile).toMatchObject({ city: 'Hyderabad', occupation: 'Surgeon' });
  });

  it('loses nothing, and saves this one when it is chosen', async () => {
    const path = await submitOver();
    await userEvent.click(screen.getByRole('button', { name: 'Save this one' }));
    await waitFor(() => expect(path()).toBe('/feed'));
    expect(own()?.profile).toMatchObject({ city: 'Warangal', occupation: 'Software developer' });
  });

  it('shows the other one when that is chosen', async () => {
    await submitOver();
    await userEvent.click(screen.getByRole('button', { name: 'Take the other one' }));
    await waitFor(() => expect(screen.getByLabelText(/^Occupation/)).toHaveValue('Surgeon'));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Hyderabad');
    expect(screen.queryByText(/draft was restored/)).not.toBeInTheDocument();
  });

  it('says why the other one could not be taken', async () => {
    await submitOver();
    held.mockBackend.fail('getCurrentUserProfile', { code: 'internal' });
    await userEvent.click(screen.getByRole('button', { name: 'Take the other one' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(problems.internal.detail);
  });
});

it('says that it could not be loaded', async () => {
  held.mockBackend.fail('getCurrentUserProfile', { code: 'internal' });
  renderScreen(<EditProfilePage />, { route: '/edit-profile' });
  expect(await screen.findByText('Error loading profile.')).toBeInTheDocument();
  expect(screen.getByText(problems.internal.detail)).toBeInTheDocument();
});

it('shows the gender read-only, and says why', async () => {
  renderScreen(<EditProfilePage />, { route: '/edit-profile' });
  const gender = await screen.findByRole('textbox', { name: 'Gender' });
  expect(gender).toHaveValue('Female');
  expect(gender).toHaveAttribute('readonly');
  expect(gender).toHaveAccessibleDescription("Gender can't be changed, because your phone is verified.");
});

it('says at a field that its text is held back, and no more once another text is saved', async () => {
  const aboutMe = 'Look for amina.writes, that is all I say.';
  const me = own()!;
  Object.assign(me.profile!, { aboutMe: '', heldTexts: { aboutMe } });
  renderScreen(<EditProfilePage />, { route: '/edit-profile' });
  const text = await screen.findByRole('textbox', { name: 'About me' });
  expect(text).toHaveValue(aboutMe);
  const note = 'Our team reads this text before others see it. This usually takes a day. You can also change it.';
  expect(text).toHaveAccessibleDescription(expect.stringContaining(note));
  expect(screen.getAllByText(note)).toHaveLength(1);
  fireEvent.change(text, { target: { value: 'I write.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(me.profile).toMatchObject({ aboutMe: 'I write.', heldTexts: {} }));
});
