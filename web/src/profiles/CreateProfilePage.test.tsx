import { currentConsentVersion } from '@mithaq/openapi/rules/consent.ts';
import { noConnection, problems } from '@mithaq/openapi/rules/problems.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen, useWorld } from '../testing/render-screen.tsx';
import { CreateProfilePage } from './CreateProfilePage.tsx';
import { errorDelay } from './use-form-errors.ts';

const held = useWorld();

async function open() {
  held.mockBackend.signInAs(held.mockBackend.addUser('new@example.test', 'New Member').id);
  const view = renderScreen(<CreateProfilePage />, { route: '/profile/create' });
  await screen.findByRole('combobox', { name: 'Profile created by' });
  return view;
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function choose(label: string, option: string): Promise<void> {
  fireEvent.click(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

async function fillInformation(): Promise<void> {
  type('Full name', 'Maryam Siddiqui');
  type('Date of birth', '1997-04-12');
  await choose('Gender', 'Female');
  type('Height (feet)', '5.4');
  await choose('Marital status', 'Unmarried');
  type('Education', 'MBBS');
  await choose('Country', 'India');
  await choose('State', 'Telangana');
  type('City', 'Hyderabad');
  await choose('School of thought', 'Sunni - Maliki');
  await choose('Profile created by', 'Self');
  type('About me', 'I hope for a home that is gentle.');
  for (const tag of ['Religious', 'Creative', 'Traveler']) fireEvent.click(screen.getByRole('checkbox', { name: tag }));
}

async function fillPreferences(): Promise<void> {
  await choose('Preferred countries', 'India');
  await choose('Preferred school of thought', 'Sunni - Maliki');
}

const consent = () =>
  screen.findByLabelText(
    /^I agree that Mithaq stores what I wrote here, my religion included, and shows it to verified members/,
  );

describe('the time of an error', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('is half a second after the last change, and nothing of untouched fields', async () => {
    await open();
    type('Full name', 'A');
    act(() => void vi.advanceTimersByTime(errorDelay - 100));
    expect(screen.queryByText('Minimum 3 characters')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.getByText('Minimum 3 characters')).toBeInTheDocument();
    expect(field('Full name')).toBeInvalid();
    expect(screen.queryByText('Gender is required')).not.toBeInTheDocument();
  });

  it('ends at once when it is mended', async () => {
    await open();
    type('Full name', 'A');
    act(() => void vi.advanceTimersByTime(errorDelay));
    type('Full name', 'Ab');
    expect(screen.queryByText('Minimum 3 characters')).not.toBeInTheDocument();
  });

  it('is at once on Next, which goes to the first of them', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Full name is required')).toBeInTheDocument();
    expect(screen.getByText('Please select tags')).toBeInTheDocument();
    expect(field('Profile created by')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});

describe('a form that is started afresh', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('blames nobody for what is empty', async () => {
    const { unmount } = await open();
    type('Full name', 'Maryam');
    unmount();
    renderScreen(<CreateProfilePage />, { route: '/profile/create' });
    fireEvent.click(await screen.findByRole('button', { name: 'Start afresh' }));
    act(() => void vi.advanceTimersByTime(errorDelay));
    expect(field('Full name')).toHaveValue('');
    expect(screen.queryByText('Full name is required')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a keyboard', () => {
  it('goes on with Enter', async () => {
    await open();
    await choose('Profile created by', 'Self');
    await userEvent.type(field('Full name'), 'Maryam{Enter}');
    expect(screen.getByText('Date of birth is required')).toBeInTheDocument();
    expect(field('Date of birth')).toHaveFocus();
  });

  it('of a phone fits the answer, and the browser helps where it can', async () => {
    await open();
    expect(field('Height (feet)')).toHaveAttribute('inputmode', 'decimal');
    expect(field('Full name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Date of birth')).toHaveAttribute('autocomplete', 'bday');
    expect(field('City')).toHaveAttribute('autocomplete', 'off');
  });
});

describe('someone who sees nothing', () => {
  it('is told of each field what it is for and what is wrong with it', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    const told = (element: HTMLElement, ...words: string[]) =>
      words.forEach((word) => expect(element).toHaveAccessibleDescription(expect.stringContaining(word)));
    const gender = await screen.findByRole('combobox', { name: 'Gender' });
    told(field('Date of birth'), 'Others see the age, never the day.', 'Date of birth is required');
    told(field('Height (feet)'), 'Height is required');
    told(gender, "Can't be changed once your phone is verified.", 'Gender is required');
    expect(gender).toBeInvalid();
    told(
      screen.getByRole('group', { name: 'Tags' }),
      'Choose the three that describe you best.',
      '0 of 3',
      'Please select tags',
    );
  });

  it('is told where in the form they are, and what needs an answer', async () => {
    await open();
    expect(screen.getByRole('form', { name: 'Profile Information' })).toBeInTheDocument();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Step 1 of 2');
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Preferences' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Preferences' })).toHaveAccessibleDescription('Step 2 of 2');
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Step 2 of 2');
    expect(field('Minimum age')).toBeRequired();
    expect(screen.getByRole('combobox', { name: 'Preferred school of thought' })).toBeRequired();
    expect(screen.getByRole('combobox', { name: 'Preferred countries' })).toBeRequired();
    expect(field('Preferred cities')).not.toBeRequired();
  });
});

describe('the author', () => {
  it('is asked for first, and the form speaks of the person', async () => {
    await open();
    const [first] = screen.getAllByRole('combobox');
    expect(first).toHaveAccessibleName('Profile created by');
    expect(field('Full name')).toHaveAccessibleDescription(/^Others see only your first name/);
    await choose('Profile created by', 'Father');
    expect(field('Full name')).toHaveAccessibleDescription(/^Others see only the first name/);
    await choose('Gender', 'Female');
    expect(field('Full name')).toHaveAccessibleDescription(/^Others see only your daughter's first name/);
    expect(screen.getByText('Choose the three that describe your daughter best.')).toBeInTheDocument();
    expect(field('About me')).toHaveAttribute('placeholder', expect.stringContaining('My daughter teaches'));
    expect(screen.getByRole('link', { name: /Tips for writing about your daughter/ })).toBeInTheDocument();
    await choose('Profile created by', 'Brother');
    expect(screen.getByText('Choose the three that describe your sister best.')).toBeInTheDocument();
  });
});

describe('places', () => {
  it('offer states once there is a country, and clear the state with another country', async () => {
    await open();
    expect(field('State')).toBeDisabled();
    await choose('Country', 'India');
    expect(field('State')).toBeEnabled();
    await choose('State', 'Telangana');
    await choose('Country', 'Pakistan');
    expect(field('State')).toHaveValue('');
  });

  it('leave the list of states empty when it cannot be loaded', async () => {
    await open();
    held.mockBackend.fail('listStates', { code: 'internal' });
    await choose('Country', 'India');
    expect(await screen.findByText(/states could not be loaded/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('combobox', { name: 'State' }));
    expect(screen.queryByRole('option', { name: 'Telangana' })).not.toBeInTheDocument();
  });
});

describe('a country chosen before', () => {
  it('stays chosen while the list of countries cannot be loaded', async () => {
    const { unmount } = await open();
    await choose('Country', 'India');
    unmount();
    held.mockBackend.fail('listCountries', { code: 'internal' });
    renderScreen(<CreateProfilePage />, { route: '/profile/create' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('India');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByText('Country is required')).not.toBeInTheDocument();
    expect(screen.getByText('State is required')).toBeInTheDocument();
    held.mockBackend.recover();
    fireEvent.click(again);
    await choose('State', 'Telangana');
    expect(screen.queryByText('State is required')).not.toBeInTheDocument();
  });
});

describe('the two ages', () => {
  const message = 'Minimum age cannot be above maximum age';

  it('say at both that they are in the wrong order, until either is mended', async () => {
    await open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    type('Minimum age', '30');
    expect(await screen.findByText(message)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(field('Minimum age')).toHaveFocus();
    type('Maximum age', '35');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe('tags', () => {
  it('say how many, and a fourth cannot be chosen', async () => {
    await open();
    for (const tag of ['Religious', 'Creative']) fireEvent.click(screen.getByRole('checkbox', { name: tag }));
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    for (const tag of ['Traveler', 'Professional']) fireEvent.click(screen.getByRole('checkbox', { name: tag }));
    expect(screen.getByRole('checkbox', { name: 'Professional' })).not.toBeChecked();
    expect(screen.getByText('Please select exactly 3 tags')).toBeInTheDocument();
    expect(screen.getByText('3 of 3')).toBeInTheDocument();
  });
});

describe('the counter', () => {
  it('begins at 1400 characters, and typing goes on beyond 1500', async () => {
    await open();
    type('About me', 'a'.repeat(1399));
    expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
    type('About me', 'a'.repeat(1400));
    expect(screen.getByText('100 characters left')).toBeInTheDocument();
    type('About me', 'a'.repeat(1501));
    expect(field('About me')).toHaveValue('a'.repeat(1501));
    expect(await screen.findByText('Maximum 1500 characters')).toBeInTheDocument();
  });
});

describe('sending', () => {
  const asRefused = 'Please ensure all fields are filled correctly';

  async function openFilledIn() {
    const view = await open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await fillPreferences();
    await userEvent.click(await consent());
    return view;
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

  it('loses nothing when the session has ended, and says nothing of fields', async () => {
    const { path, client } = await openFilledIn();
    const id = held.mockBackend.signedInUserId();
    held.mockBackend.signInAs(null);
    await submit();
    await waitFor(() => expect(client.isMutating()).toBe(0));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    expect(screen.queryByText(asRefused)).not.toBeInTheDocument();
    expect(screen.queryByText(problems['signed-out'].detail)).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Preferred countries' })).toHaveAccessibleDescription('India');
    held.mockBackend.signInAs(id);
    await submit();
    await waitFor(() => expect(path()).toBe('/verify-phone'));
    expect(held.mockBackend.state.users.find((user) => user.id === id)?.profile).toMatchObject({
      fullName: 'Maryam Siddiqui',
    });
  });

  it('loses nothing without a connection, and says so', async () => {
    const { path } = await openFilledIn();
    const isBack = held.mockBackend.fail('completeProfile', 'offline');
    await submit();
    expect(await screen.findByText(noConnection)).toBeInTheDocument();
    expect(screen.queryByText(asRefused)).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage).toHaveLength(1));
    isBack();
    await submit();
    await waitFor(() => expect(path()).toBe('/verify-phone'));
  });

  it('shows that it is under way, and happens once', async () => {
    const { client } = await openFilledIn();
    held.mockBackend.slow('completeProfile');
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
  const missing = 'Please tick this box if you agree. Mithaq may not store your profile without it.';
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

  async function openSecondStep() {
    const view = await open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    return view;
  }

  it('is asked for in the second step, and nothing is sent without it', async () => {
    const { path, client } = await openSecondStep();
    await fillPreferences();
    expect(await consent()).not.toBeChecked();
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    await submit();
    expect(screen.getByText(missing)).toBeInTheDocument();
    expect(await consent()).toHaveFocus();
    expect(await consent()).toBeInvalid();
    expect(client.getMutationCache().getAll()).toHaveLength(0);
    await userEvent.click(await consent());
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    await submit();
    await waitFor(() => expect(path()).toBe('/verify-phone'));
    const made = held.mockBackend.state.users.find(({ id }) => id === held.mockBackend.signedInUserId());
    expect(made?.consents).toMatchObject([{ version: currentConsentVersion }]);
  });

  it('shows what else is wrong at the same time, and the first field has the focus', async () => {
    await openSecondStep();
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
    renderScreen(<CreateProfilePage />, { route: '/profile/create' });
    expect(await screen.findByText('Your draft was restored.')).toBeInTheDocument();
    expect(field('Preferred cities')).toHaveValue('Pune');
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
  it('creates a profile, forgets the draft and goes to the phone', async () => {
    const { path } = await open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Preferences' })).toHaveFocus();
    expect(screen.queryByText('At least one country is required')).not.toBeInTheDocument();
    expect(field('Minimum age')).toHaveValue('18');
    expect(field('Maximum age')).toHaveValue('24');
    expect(screen.getByRole('checkbox', { name: 'Unmarried' })).toBeChecked();
    await fillPreferences();
    await userEvent.click(await consent());
    await waitFor(() => expect(localStorage).toHaveLength(1));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(path()).toBe('/verify-phone'));
    expect(screen.getByText('Profile created successfully')).toBeInTheDocument();
    expect(screen.queryByText('Please ensure all fields are filled correctly')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    const id = held.mockBackend.signedInUserId();
    const made = held.mockBackend.state.users.find((user) => user.id === id);
    expect(made?.profile).toMatchObject({ country: 'India', state: 'Telangana', occupation: 'Na' });
  });

  it('goes back to the field the server speaks of', async () => {
    await open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await fillPreferences();
    await userEvent.click(await consent());
    held.mockBackend.fail('completeProfile', {
      code: 'validation',
      errors: [{ pointer: '/profileCreationInput/city', detail: 'This city is unknown.' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please ensure all fields are filled correctly')).toBeInTheDocument();
    await waitFor(() => expect(field('City')).toHaveFocus());
    expect(field('City')).toHaveAccessibleDescription('This city is unknown.');
    expect(field('Full name')).toHaveValue('Maryam Siddiqui');
  });

  it('does not leave the first step with contact details, and selects the words', async () => {
    await open();
    await fillInformation();
    type('About me', 'Write to me at maryam@example.com, please');
    const about = field('About me') as HTMLTextAreaElement; // as its label says
    const says = 'These words look like an e-mail address: “maryam@example.com”';
    await waitFor(() => expect(about).toHaveAccessibleDescription(expect.stringContaining(says)));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Profile Information' })).toBeInTheDocument();
    expect(about).toHaveFocus();
    expect(about.value.slice(about.selectionStart, about.selectionEnd)).toBe('maryam@example.com');
  });

  it('names the words that look like contact details while one types, at each field that others read', async () => {
    await open();
    type('City', 'call 98765 43210');
    type('Full name', 'amina_k92 on insta');
    await waitFor(() =>
      expect(field('City')).toHaveAccessibleDescription('These words look like a phone number: “98765 43210”'),
    );
    expect(field('Full name')).toHaveAccessibleDescription(
      expect.stringContaining('Please write the name without digits'),
    );
    type('Full name', 'insta amina_k');
    await waitFor(() =>
      expect(field('Full name')).toHaveAccessibleDescription(
        expect.stringContaining('These words look like a name on another service: “insta amina_k”'),
      ),
    );
    type('City', 'Pune');
    await waitFor(() => expect(field('City')).toBeValid());
  });

  it('says what the server said when it named no field', async () => {
    await open();
    held.mockBackend.fail('completeProfile', { code: 'unavailable', detail: 'Please come back in a minute.' });
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await fillPreferences();
    await userEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please come back in a minute.')).toBeInTheDocument();
    expect(screen.getByText('Please ensure all fields are filled correctly')).toBeInTheDocument();
  });

  it('survives a reload, and can be started afresh', async () => {
    const { unmount } = await open();
    type('Full name', 'Maryam');
    unmount();
    renderScreen(<CreateProfilePage />, { route: '/profile/create' });
    expect(await screen.findByDisplayValue('Maryam')).toBeInTheDocument();
    await userEvent.click(
      within(screen.getByText(/Your draft was restored/)).getByRole('button', { name: 'Start afresh' }),
    );
    expect(field('Full name')).toHaveValue('');
  });

  it('goes from the second step to the first with Back, and to the second again with Forward', async () => {
    const { go, path } = await open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    type('Preferred cities', 'Pune');
    await go(-1);
    expect(await screen.findByRole('heading', { name: 'Profile Information' })).toHaveFocus();
    expect(path()).toBe('/profile/create');
    expect(field('City')).toHaveValue('Hyderabad');
    await go(1);
    expect(await screen.findByRole('heading', { name: 'Preferences' })).toHaveFocus();
    expect(field('Preferred cities')).toHaveValue('Pune');
  });

  it('has one entry of the history for the second step, however often one goes there', async () => {
    const { visited } = await open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('heading', { name: 'Profile Information' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Preferences' });
    const keys = visited.map(({ key }) => key);
    expect(keys[2]).toBe(keys[0]);
    expect(visited).toHaveLength(4);
  });

  it('keeps what stands in both steps when one goes back', async () => {
    await open();
    await fillInformation();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    type('Preferred cities', 'Pune');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(field('Full name')).toHaveValue('Maryam Siddiqui');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(field('Preferred cities')).toHaveValue('Pune');
  });
});

it('helps in a new tab', async () => {
  await open();
  expect(screen.getByRole('link', { name: /Tips for writing/ })).toHaveAttribute(
    'href',
    '/profile-creation-guide#about-me',
  );
  expect(screen.getByRole('link', { name: /Tips for writing/ })).toHaveAttribute('target', '_blank');
});
