import { currentConsentVersion } from '@mithaq/openapi/rules/consent.ts';
import { noConnection, problems } from '@mithaq/openapi/rules/problems.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  consent,
  field,
  fillInformation,
  fillPreferences,
  reopen,
  type,
  useCreateForm,
} from '../testing/profile-form.tsx';

const form = useCreateForm();

describe('sending', () => {
  const asRefused = 'Please ensure all fields are filled correctly';

  async function openFilledIn() {
    const view = await form.open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await fillPreferences();
    await userEvent.click(await consent());
    return view;
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

  it('loses nothing when the session has ended, and says nothing of fields', async () => {
    const { path, client } = await openFilledIn();
    const id = form.mockBackend.signedInUserId();
    form.mockBackend.signInAs(null);
    await submit();
    await waitFor(() => expect(client.isMutating()).toBe(0));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    expect(screen.queryByText(asRefused)).not.toBeInTheDocument();
    expect(screen.queryByText(problems['signed-out'].detail)).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Preferred countries' })).toHaveAccessibleDescription('India');
    form.mockBackend.signInAs(id);
    await submit();
    await waitFor(() => expect(path()).toBe('/verify-phone'));
    expect(form.mockBackend.state.users.find((user) => user.id === id)?.profile).toMatchObject({
      fullName: 'Maryam Siddiqui',
    });
  });

  it('loses nothing without a connection, and says so', async () => {
    const { path } = await openFilledIn();
    const isBack = form.mockBackend.fail('completeProfile', 'offline');
    await submit();
    expect(await screen.findByText(noConnection)).toBeInTheDocument();
    expect(screen.queryByText(asRefused)).not.toBeInTheDocument();
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    isBack();
    await submit();
    await waitFor(() => expect(path()).toBe('/verify-phone'));
  });

  it('happens once, also with a second press before the screen has changed', async () => {
    const { path, client } = await openFilledIn();
    const button = screen.getByRole('button', { name: 'Submit' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(path()).toBe('/verify-phone'));
    expect(client.getMutationCache().getAll()).toHaveLength(1);
  });

  it('shows that it is under way, and happens once', async () => {
    const { client } = await openFilledIn();
    form.mockBackend.slow('completeProfile');
    await submit();
    const button = screen.getByRole('button', { name: 'Submit' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.type(field('Preferred cities'), '{Enter}');
    fireEvent.submit(screen.getByRole('form'));
    expect(client.getMutationCache().getAll()).toHaveLength(1);
  });
});

describe('the consent', () => {
  const missing = 'Please tick this box if you agree. Mithaq may not store the profile without it.';
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

  async function openSecondStep() {
    const view = await form.open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    return view;
  }

  it('is required in the second step, and nothing is sent without it', async () => {
    const { path, client } = await openSecondStep();
    await fillPreferences();
    expect(await consent()).not.toBeChecked();
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await submit();
    expect(scroll.mock.contexts.at(-1)).toBe(screen.getByText(missing));
    expect(await consent()).toHaveFocus();
    expect(await consent()).toBeInvalid();
    expect(client.getMutationCache().getAll()).toHaveLength(0);
    await userEvent.click(await consent());
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    await submit();
    await waitFor(() => expect(path()).toBe('/verify-phone'));
    const made = form.mockBackend.state.users.find(({ id }) => id === form.mockBackend.signedInUserId());
    expect(made?.consents).toMatchObject([{ version: currentConsentVersion }]);
  });

  it('shows what else is wrong at the same time, and the first field has the focus', async () => {
    await openSecondStep();
    // The question about ages is above.
    await userEvent.click(screen.getByRole('button', { name: 'Keep 18 to 24' }));
    await submit();
    expect(screen.getByText(missing)).toBeInTheDocument();
    expect(screen.getByText('At least one country is required')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Preferred countries' })).toHaveFocus();
  });

  it('is in no draft', async () => {
    const { unmount } = await openSecondStep();
    await userEvent.click(await consent());
    type('Preferred cities', 'Pune');
    unmount();
    reopen();
    expect(await screen.findByText('Your draft was restored.')).toBeInTheDocument();
    expect(await screen.findByLabelText('Preferred cities')).toHaveValue('Pune');
    expect(await consent()).not.toBeChecked();
  });

  it('links to the privacy policy, in a new tab', async () => {
    await openSecondStep();
    const link = screen.getByRole('link', { name: /Read our privacy policy/ });
    expect(link).toHaveAttribute('href', '/privacy-policy');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('the whole form', () => {
  it('creates a profile, deletes the draft and leads to the phone', async () => {
    const { path } = await form.open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Preferences' })).toHaveFocus();
    expect(screen.queryByText('At least one country is required')).not.toBeInTheDocument();
    expect(field('Minimum age')).toHaveValue('18');
    expect(field('Maximum age')).toHaveValue('24');
    expect(screen.getByRole('checkbox', { name: 'Unmarried' })).toBeChecked();
    await fillPreferences();
    await userEvent.click(await consent());
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(path()).toBe('/verify-phone'));
    expect(screen.getByText('Profile created successfully')).toBeInTheDocument();
    expect(screen.queryByText('Please ensure all fields are filled correctly')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    const id = form.mockBackend.signedInUserId();
    const made = form.mockBackend.state.users.find((user) => user.id === id);
    expect(made?.profile).toMatchObject({ country: 'India', state: 'Telangana', occupation: 'Na' });
  });

  it('returns to the field that the server names', async () => {
    await form.open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await fillPreferences();
    await userEvent.click(await consent());
    form.mockBackend.fail('completeProfile', {
      code: 'validation',
      errors: [{ pointer: '/profileCreationInput/city', code: 'not-allowed', detail: 'This city is unknown.' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please ensure all fields are filled correctly')).toBeInTheDocument();
    await waitFor(() => expect(field('City')).toHaveFocus());
    expect(field('City')).toHaveAccessibleDescription('This city is unknown.');
    expect(field('Full name')).toHaveValue('Maryam Siddiqui');
  });

  it('says what the server said when it named no field', async () => {
    await form.open();
    form.mockBackend.fail('completeProfile', { code: 'unavailable', detail: 'Please come back in a minute.' });
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await fillPreferences();
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please come back in a minute.')).toBeInTheDocument();
    expect(screen.getByText('Please ensure all fields are filled correctly')).toBeInTheDocument();
  });
});
