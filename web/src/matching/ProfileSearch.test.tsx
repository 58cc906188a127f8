import { members } from '@mithaq/openapi/examples/members.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();
const me = members.find(({ isPhoneVerified }) => isPhoneVerified)!;
const other = members.find(({ profile, isPhoneVerified }) => profile.gender !== me.profile.gender && isPhoneVerified)!;
const shownId = `NH-${other.profileId.slice(-8)}`;
const field = () => screen.findByRole('textbox', { name: 'Search by profile id' });

function open() {
  app.signIn('verified');
  return app.open('/feed', 'verified');
}

it('opens the profile with Enter, also of an id in capitals and with spaces around it', async () => {
  const { path } = open();
  await userEvent.type(await field(), ` ${shownId.toUpperCase()} {Enter}`);
  await waitFor(() => expect(path()).toBe(`/profile/${other.profileId}`));
});

it('opens the profile of an id that was typed as it was heard', async () => {
  const { path } = open();
  const [start, end] = [shownId.slice(3, 7), shownId.slice(7)];
  await userEvent.type(await field(), `N.H. ${start} – ${end}{Enter}`);
  await waitFor(() => expect(path()).toBe(`/profile/${other.profileId}`));
});

it('opens the profile with its button', async () => {
  const { path } = open();
  await userEvent.type(await field(), shownId);
  await userEvent.click(screen.getByRole('button', { name: 'Search by profile id' }));
  await waitFor(() => expect(path()).toBe(`/profile/${other.profileId}`));
});

it('says kindly that nobody was found, keeps what was typed, and is silent when it is changed', async () => {
  const { path } = open();
  await userEvent.type(await field(), 'NH-00000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody was found with this id.');
  expect(await field()).toHaveValue('NH-00000000');
  expect(await field()).toBeInvalid();
  expect(path()).toBe('/feed');
  await userEvent.type(await field(), '{Backspace}');
  expect(await field()).toBeValid();
});

it('has the focus in the field when nobody was found, and covers nothing once the focus leaves', async () => {
  open();
  await userEvent.type(await field(), 'NH-00000000');
  const button = screen.getByRole('button', { name: 'Search by profile id' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await field()).toHaveFocus();
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await field()).toHaveValue('NH-00000000');
});

it.each(['', 'Maryam'])('says what a profile id looks like when %j is typed', async (text) => {
  open();
  await userEvent.type(await field(), `${text}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a profile id such as NH-1a2b3c4d');
});
