import { members } from '@mithaq/openapi/examples/members.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const section = () => screen.findByRole('region', { name: 'My guardian' });
const guardians = () => app.mockBackend.state.guardians;

async function openDialog() {
  app.open('/settings', 'verified');
  await userEvent.click(await within(await section()).findByRole('button', { name: 'Name a guardian' }));
  return within(await screen.findByRole('dialog', { name: 'My guardian' }));
}

test('a guardian is named with a phone number as it is typed, and removed after a question', async () => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the guardian' }), 'Ahmed Siddiqui');
  await userEvent.click(await dialog.findByRole('combobox', { name: 'How they are related to me' }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Father' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Phone of the guardian' }), '91 98765 00000');
  await userEvent.click(dialog.getByRole('radio', { name: "My guardian's" }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The guardian was saved')).toBeInTheDocument();
  expect(guardians()).toMatchObject([
    { name: 'Ahmed Siddiqui', relation: 'FATHER', phoneNumber: '+919876500000', email: null, shares: 'GUARDIAN' },
  ]);
  const named = within(await section());
  expect(await named.findByText('Ahmed Siddiqui')).toBeInTheDocument();
  await waitFor(() => expect(named.getByText('+91').parentElement).toHaveTextContent('+919876500000'));
  // The button that opened the dialog is gone.
  await waitFor(() => expect(named.getByText('Ahmed Siddiqui').parentElement).toHaveFocus());
  await press('Remove guardian');
  const question = within(await screen.findByRole('dialog', { name: 'Remove guardian' }));
  expect(guardians()).toHaveLength(1);
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await named.findByRole('button', { name: 'Name a guardian' })).toBeInTheDocument();
  expect(guardians()).toEqual([]);
});

test('a number without the code of the own country, which the help says, is offered whole', async () => {
  app.signIn('verified');
  const { state, signedInUserId } = app.mockBackend;
  Object.assign(state.users.find(({ id }) => id === signedInUserId())!.profile!, { country: 'United Kingdom' });
  const dialog = await openDialog();
  const phone = dialog.getByRole('textbox', { name: 'Phone of the guardian' });
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/For the United Kingdom it is \+44\./));
  await userEvent.type(phone, '07700 900123');
  await userEvent.click(await dialog.findByRole('button', { name: 'Use +44 7700 900123' }));
  expect(phone).toHaveValue('+447700900123');
  expect(dialog.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  expect(phone).toHaveFocus();
  await userEvent.clear(phone);
  await userEvent.type(phone, '123');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(phone).toBeInvalid());
  // No empty line stays in place of what the error says.
  expect(document.getElementById(`${phone.id}-description`)!.innerHTML).toMatch(/^For the United Kingdom/);
});

test('what was typed is there again when the dialog was closed, and not once another guardian is named', async () => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the guardian' }), 'Ahmed Siddiqui');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Name a guardian');
  const again = within(await screen.findByRole('dialog', { name: 'My guardian' }));
  expect(again.getByRole('textbox', { name: 'Name of the guardian' })).toHaveValue('Ahmed Siddiqui');
  await userEvent.click(again.getByRole('combobox', { name: 'How they are related to me' }));
  await userEvent.click(await again.findByRole('option', { name: 'Father' }));
  await userEvent.type(again.getByRole('textbox', { name: 'Phone of the guardian' }), '+91 98765 00000');
  await userEvent.click(again.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove guardian' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove guardian' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Name a guardian' }));
  const empty = within(await screen.findByRole('dialog', { name: 'My guardian' }));
  expect(empty.getByRole('textbox', { name: 'Name of the guardian' })).toHaveValue('');
});

test('what is missing is said at its field, and what was typed stays', async () => {
  const dialog = await openDialog();
  const name = dialog.getByRole('textbox', { name: 'Name of the guardian' });
  expect(name).toBeRequired();
  expect(await dialog.findByRole('combobox', { name: 'How they are related to me' })).toBeRequired();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^The name and the relation are required/);
  await userEvent.type(name, 'Ahmed');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please select how they are related to you')).toBeInTheDocument();
  await userEvent.click(await dialog.findByRole('combobox', { name: 'How they are related to me' }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Uncle' }));
  expect(dialog.queryByText('Please select how they are related to you')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a phone number or an e-mail address')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail of the guardian' }), 'a');
  expect(dialog.queryByText('Please enter a phone number or an e-mail address')).not.toBeInTheDocument();
  expect(name).toHaveValue('Ahmed');
  expect(guardians()).toEqual([]);
});

test('a mother names the guardian of her daughter', async () => {
  const { userId } = members.find(({ isPhoneVerified }) => isPhoneVerified)!;
  const { profile } = app.mockBackend.state.users.find(({ id }) => id === userId)!;
  Object.assign(profile!, { createdBy: 'MOTHER', gender: 'FEMALE' });
  app.open('/settings', 'verified');
  const named = within(await screen.findByRole('region', { name: "My daughter's guardian" }));
  expect(named.getByText(/^If others should speak to your daughter's guardian \(wali\) first/)).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: "My daughter's name before an answer" })).toBeVisible();
  await userEvent.click(await named.findByRole('button', { name: 'Name a guardian' }));
  const dialog = within(await screen.findByRole('dialog', { name: "My daughter's guardian" }));
  expect(await dialog.findByRole('combobox', { name: 'How they are related to my daughter' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please select how they are related to your daughter')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the guardian' }), 'Ahmed Siddiqui');
  await userEvent.click(dialog.getByRole('combobox', { name: 'How they are related to my daughter' }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Father' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Phone of the guardian' }), '+91 98765 00000');
  await userEvent.click(dialog.getByRole('radio', { name: "My daughter's guardian's" }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await named.findByText("Shared with an accepted proposal: My daughter's guardian's")).toBeVisible();
});
