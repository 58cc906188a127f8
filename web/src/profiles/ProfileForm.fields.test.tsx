import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { choose, consent, field, fillPreferences, reopen, type, useCreateForm } from '../testing/profile-form.tsx';

const form = useCreateForm();

it('what is typed takes the place of “Na”', async () => {
  await form.open();
  const occupation = field('Occupation');
  expect(occupation).toHaveValue('Na');
  await userEvent.click(occupation);
  await userEvent.keyboard('Surveyor');
  expect(occupation).toHaveValue('Surveyor');
  await userEvent.click(occupation);
  await userEvent.keyboard(' of land');
  expect(occupation).toHaveValue('Surveyor of land');
});

describe('the author', () => {
  it('is the first question, and the form then names the person', async () => {
    await form.open();
    const [first] = screen.getAllByRole('combobox');
    expect(first).toHaveAccessibleName('Profile created by');
    expect(field('Full name')).toHaveAccessibleDescription(/^Without a proposal, others see only your first name/);
    await choose('Profile created by', 'Father');
    expect(field('Full name')).toHaveAccessibleDescription(/^Without a proposal, others see only the first name/);
    await choose('Gender', 'Female');
    expect(field('Full name')).toHaveAccessibleDescription(
      /^Without a proposal, others see only your daughter's first name/,
    );
    expect(screen.getByText('Choose the three that describe your daughter best.')).toBeInTheDocument();
    for (const name of ['Full name', 'Date of birth']) expect(field(name)).toHaveAttribute('autocomplete', 'off');
    expect(field('About your daughter')).toHaveAttribute('placeholder', expect.stringContaining('My daughter teaches'));
    expect(screen.getByRole('link', { name: /Tips for writing about your daughter/ })).toBeInTheDocument();
    await choose('Profile created by', 'Brother');
    expect(screen.getByText('Choose the three that describe your sister best.')).toBeInTheDocument();
    expect(field("My sister's name before an answer")).toHaveAccessibleDescription(
      /^What somebody who .* has your sister's full name\./,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Complete Your Sister's Profile");
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please tell us about your sister')).toBeVisible();
    expect(screen.getByText("Please enter your sister's city")).toBeVisible();
  });
});

describe('the first name', () => {
  const select = () => screen.queryByRole('combobox', { name: 'First name shown to others' });

  it('can be chosen where the full name has several names, and is the usual one by default', async () => {
    await form.open();
    type('Full name', 'Abdul Rahman');
    expect(select()).not.toBeInTheDocument();
    type('Full name', 'Syed Abdul Rahman Shah');
    expect(select()).toHaveValue('Abdul Rahman');
    await choose('First name shown to others', 'Shah');
    expect(select()).toHaveValue('Shah');
  });

  it('is the usual one again when the full name has the chosen one no more', async () => {
    await form.open();
    type('Full name', 'Maryam Zainab Khan');
    await choose('First name shown to others', 'Zainab');
    type('Full name', 'Maryam Hafsa Khan');
    expect(select()).toHaveValue('Maryam');
  });
});

describe('the height', () => {
  it.each([
    ["5'3", '5 ft 3 in, 160 cm'],
    ['5 ft 3', '5 ft 3 in, 160 cm'],
    ['160 cm', '5 ft 3 in, 160 cm'],
    ["5'4", '5 ft 4 in, 163 cm'],
    ['5.3', '5 ft 3 in, 161 cm'],
    ['۵٫۳', '5 ft 3 in, 161 cm'],
    ['5.4', "5 ft 5 in, 165 cm. If you mean 5'4, please write it so."],
  ])('typed as %s is understood', async (typed, says) => {
    await form.open();
    expect(field('Height (feet)')).toHaveAccessibleDescription("As you say it: 5'4, 5 ft 4 or 163 cm");
    type('Height (feet)', typed);
    expect(field('Height (feet)')).toHaveAccessibleDescription(says);
    expect(field('Height (feet)')).toHaveValue(typed);
  });

  it.each([
    ['tall', "Please write the height like 5'3 or 160 cm"],
    ['2.9', 'Height must be at least 3 feet'],
    ['250 cm', 'Height must be less than 8 feet'],
    ['5.25', 'Please give one decimal, such as 5.6'],
    ['', 'Height is required'],
  ])('typed as %j is refused', async (typed, says) => {
    await form.open();
    type('Height (feet)', '5');
    type('Height (feet)', typed);
    await waitFor(() => expect(field('Height (feet)')).toHaveAccessibleDescription(expect.stringContaining(says)));
    expect(field('Height (feet)')).not.toHaveAccessibleDescription(expect.stringContaining(' in, '));
  });
});

describe('places', () => {
  it('offer states once there is a country, and clear the state with another country', async () => {
    await form.open();
    expect(field('State')).toBeDisabled();
    await choose('Country', 'India');
    expect(field('State')).toBeEnabled();
    await choose('State', 'Telangana');
    await choose('Country', 'Pakistan');
    expect(field('State')).toHaveValue('');
    fireEvent.click(field('State'));
    type('State', 'England');
    expect(screen.getByRole('option', { name: /^Nothing found. Try another area/ })).toBeVisible();
  });

  it('leave the list of states empty when it cannot be loaded', async () => {
    await form.open();
    form.mockBackend.fail('listStates', { code: 'internal' });
    await choose('Country', 'India');
    expect(await screen.findByText(/states could not be loaded/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('combobox', { name: 'State' }));
    expect(screen.queryByRole('option', { name: 'Telangana' })).not.toBeInTheDocument();
  });
});

describe('a country chosen before', () => {
  it('stays chosen while the list of countries cannot be loaded', async () => {
    const { unmount } = await form.open();
    await choose('Country', 'India');
    unmount();
    form.mockBackend.fail('listCountries', { code: 'internal' });
    reopen();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('India');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByText('Country is required')).not.toBeInTheDocument();
    expect(screen.getByText('State is required')).toBeInTheDocument();
    form.mockBackend.recover();
    fireEvent.click(again);
    await choose('State', 'Telangana');
    expect(screen.queryByText('State is required')).not.toBeInTheDocument();
  });
});

describe('the two ages', () => {
  const message = 'Minimum age cannot be above maximum age';

  it('say at both that they are in the wrong order, until either is corrected', async () => {
    await form.openFilled();
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

describe('the wishes that a new form begins with', () => {
  const yearsOld = (years: number) => `${new Date().getUTCFullYear() - years}-04-12`;
  async function openWishes(years: number, answers: () => Promise<void> | void = () => {}) {
    await form.openFilled();
    type('Date of birth', yearsOld(years));
    await answers();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await choose('Preferred countries', 'India');
    await choose('Preferred school of thought', 'Sunni - Maliki');
    fireEvent.click(await consent());
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const isSent = () =>
    form.mockBackend.state.users.some(({ email, profile }) => email === 'new@example.test' && profile);

  it('are chosen by who is older than 26 before they are sent, and the focus leads there', async () => {
    await openWishes(27);
    const words = 'Which ages would fit? 18 to 24 is only where the form begins.';
    const question = await screen.findByRole('group', { name: words });
    expect(question).toBeVisible();
    // They look as what is not chosen yet.
    expect(field('Maximum age').closest('[data-unchosen]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change ages' }));
    expect(field('Minimum age')).toHaveFocus();
    expect(question).toBeVisible();
    await submit();
    const confirm = screen.getByRole('button', { name: 'Keep 18 to 24' });
    await waitFor(() => expect(confirm).toHaveFocus());
    expect(isSent()).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(field('Maximum age').closest('[data-unchosen]')).toBeNull();
    expect(field('Maximum age')).toHaveFocus();
    await submit();
    await waitFor(() => expect(isSent()).toBe(true));
  });

  it('are asked about below their field, with a link to the question beside Submit', async () => {
    await openWishes(27, () => choose('Marital status', 'Widowed'));
    const isBefore = (first: Element, second: Element) =>
      Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
    const ages = await screen.findByText(/18 to 24 is only where the form begins/);
    expect(isBefore(field('Maximum age'), ages)).toBe(true);
    expect(isBefore(ages, field('Preferred countries'))).toBe(true);
    const statuses = screen.getByText(/“Unmarried” is only where the form begins/);
    expect(isBefore(screen.getByRole('checkbox', { name: 'Widowed' }), statuses)).toBe(true);
    expect(isBefore(statuses, field('Other preferences'))).toBe(true);
    expect(screen.queryByText('One question above is still open.')).not.toBeInTheDocument();
    await submit();
    expect(screen.getByText('One question above is still open.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep 18 to 24' }));
    await userEvent.click(screen.getByRole('button', { name: 'Go to the question' }));
    expect(screen.getByRole('button', { name: 'Keep “Unmarried”' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('One question above is still open.')).not.toBeInTheDocument();
    expect(isSent()).toBe(false);
    await submit();
    await waitFor(() => expect(isSent()).toBe(true));
  });

  it('are asked first when what is below them is missing as well', async () => {
    await openWishes(27);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Preferred countries' }), '{Backspace}');
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep 18 to 24' })).toHaveFocus());
    expect(screen.getByRole('combobox', { name: 'Preferred countries' })).toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await submit();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Preferred countries' })).toHaveFocus());
  });

  it('count among the answers that are missing', async () => {
    await openWishes(27);
    fireEvent.click(await consent());
    await submit();
    expect(await screen.findByText('2 answers are missing or have to be corrected.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep 18 to 24' }));
    await waitFor(() => expect(screen.queryByText(/answers are missing/)).not.toBeInTheDocument());
  });

  it('are sent once the ages are others', async () => {
    await openWishes(27);
    type('Maximum age', '30');
    expect(screen.queryByText(/where the form begins/)).not.toBeInTheDocument();
    await submit();
    await waitFor(() => expect(isSent()).toBe(true));
  });

  it('are sent as they are by who is 26', async () => {
    await openWishes(26, () => choose('Gender', 'Male'));
    expect(screen.queryByText(/where the form begins|Is that right/)).not.toBeInTheDocument();
    await submit();
    await waitFor(() => expect(isSent()).toBe(true));
  });

  it('name the marital status, too, to who was married', async () => {
    await openWishes(26, () => choose('Marital status', 'Widowed'));
    await submit();
    expect(screen.getByText(/“Unmarried” is only where the form begins/)).toBeVisible();
    expect(isSent()).toBe(false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Widowed' }));
    await submit();
    await waitFor(() => expect(isSent()).toBe(true));
  });

  it('are asked about in the words of the author', async () => {
    await form.openFilled();
    type('Date of birth', yearsOld(27));
    await choose('Profile created by', 'Mother');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    type('Maximum age', '23');
    expect(await screen.findByText('Your daughter is 27; you ask for 18 to 23. Is that right?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /How to set your daughter's preferences/ })).toBeInTheDocument();
  });
});

describe('ages that make no sense for the person', () => {
  it('are asked about once', async () => {
    await form.openFilled();
    type('Date of birth', `${new Date().getUTCFullYear() - 27}-04-12`);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    type('Maximum age', '23');
    expect(await screen.findByText('You are 27; you ask for 18 to 23. Is that right?')).toBeInTheDocument();
    type('Maximum age', '30');
    expect(screen.queryByText(/Is that right/)).not.toBeInTheDocument();
    type('Maximum age', '23');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, that is right' }));
    type('Maximum age', '22');
    expect(screen.queryByText(/Is that right/)).not.toBeInTheDocument();
  });
});

describe('the words about a person', () => {
  it('speak of a child or a sibling until the gender, the second question, is chosen', async () => {
    await form.open();
    const [author, gender] = screen.getAllByRole('combobox');
    expect([author, gender]).toEqual([field('Profile created by'), field('Gender')]);
    await choose('Profile created by', 'Mother');
    expect(screen.getByRole('heading', { name: 'Who your child is' })).toBeVisible();
    expect(field('Gender')).toHaveAccessibleDescription(/^Your child's\./);
    expect(field('About your child')).toBeVisible();
    await choose('Profile created by', 'Sister');
    expect(field('About your brother or sister')).toBeVisible();
    await choose('Gender', 'Male');
    expect(field('About your brother')).toBeVisible();
    expect(field('Gender')).toHaveAccessibleDescription("Can't be changed once your phone is verified.");
  });

  it('are asked for by three questions while they are few', async () => {
    await form.open();
    expect(screen.getByText('What does an ordinary evening look like?')).toBeVisible();
    type('About me', 'a'.repeat(149));
    expect(screen.getByText(/A few more sentences help families to picture you/)).toBeVisible();
    type('About me', 'a'.repeat(150));
    expect(screen.queryByText('What does an ordinary evening look like?')).not.toBeInTheDocument();
  });

  it('are asked for once more when they are one short word and nothing else is missing, and then left alone', async () => {
    await form.openFilled();
    type('About me', 'Nice.');
    type('City', '');
    const next = screen.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    expect(field('City')).toHaveFocus();
    expect(screen.queryByText(/This is very short/)).not.toBeInTheDocument();
    type('City', 'Hyderabad');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(next);
    expect(field('About me')).toHaveFocus();
    expect(scroll.mock.contexts.at(-1)).toHaveTextContent(/^This is very short/);
    expect(field('About me')).toHaveAccessibleDescription(expect.stringContaining('This is very short.'));
    type('About me', 'Nice, and calm.');
    expect(field('About me')).not.toHaveAccessibleDescription(expect.stringContaining('This is very short.'));
    type('About me', 'Nice.');
    await userEvent.click(next);
    expect(await screen.findByRole('heading', { name: 'Preferences' })).toBeVisible();
  });
});

describe('an optional fact', () => {
  const chip = (group: string, name: string) =>
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
  const wish = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name });

  it('has one answer, or none, or is left to discuss', async () => {
    await form.open();
    fireEvent.click(chip('Prayer', 'Most prayers'));
    fireEvent.click(chip('Prayer', 'Fridays'));
    expect(chip('Prayer', 'Most prayers')).not.toBeChecked();
    expect(chip('Prayer', 'Fridays')).toBeChecked();
    fireEvent.click(chip('Prayer', 'Rather discuss'));
    expect(chip('Prayer', 'Fridays')).not.toBeChecked();
    fireEvent.click(chip('Prayer', 'No answer'));
    expect(chip('Prayer', 'Rather discuss')).not.toBeChecked();
  });

  it('is asked of those whom it concerns', async () => {
    await form.open();
    const asked = (name: string) => screen.queryByRole('radiogroup', { name }) !== null;
    expect(['Hijab', 'Beard', 'Children'].map(asked)).toEqual([false, false, false]);
    await choose('Gender', 'Male');
    await choose('Marital status', 'Divorced');
    expect(['Hijab', 'Beard', 'Children'].map(asked)).toEqual([false, true, true]);
    const ofChildren = () => ['Number of children', 'Youngest child'].map(asked);
    expect(ofChildren()).toEqual([false, false]);
    fireEvent.click(chip('Children', 'Living at home'));
    expect(ofChildren()).toEqual([true, true]);
    expect(screen.getByText('How many children you have.')).toBeInTheDocument();
    expect(screen.getByText('How old your youngest child is, roughly.')).toBeInTheDocument();
    fireEvent.click(chip('Children', 'No children'));
    expect(ofChildren()).toEqual([false, false]);
    await choose('Gender', 'Female');
    await choose('Marital status', 'Unmarried');
    expect(['Hijab', 'Beard', 'Children'].map(asked)).toEqual([true, false, false]);
  });

  it('is behind a button where few answer it, and shown again when it has a draft', async () => {
    const { unmount } = await form.open();
    expect(screen.queryByRole('radiogroup', { name: 'Diet' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'More facts: family, diet, when to marry, work' }));
    expect(chip('Family', 'Joint family')).toHaveFocus(); // the button has gone
    fireEvent.click(chip('Diet', 'Rather discuss'));
    unmount();
    reopen();
    await screen.findByText('Your draft was restored.');
    expect(chip('Diet', 'Rather discuss')).toBeChecked();
  });

  it('is sent, and a wish for one as well', async () => {
    await form.openFilled();
    fireEvent.click(chip('Prayer', 'Five times a day'));
    fireEvent.click(chip('Moving after marriage', 'Rather discuss'));
    fireEvent.click(chip('Wish for children', 'Rather discuss'));
    fireEvent.click(chip('Wish for children', 'No answer'));
    type('Height (feet)', "5'4");
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await fillPreferences();
    fireEvent.click(wish('Beard', 'Full beard'));
    fireEvent.click(wish('Beard', 'Short beard'));
    fireEvent.click(await consent());
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    const user = await waitFor(() =>
      form.mockBackend.state.users.find(({ email, profile }) => email === 'new@example.test' && profile)!,
    );
    await waitFor(() => expect(user.profile).toMatchObject({ height: 5.3, heightCm: 163 }));
    expect(user.profile?.facts).toEqual({ prayer: 'FIVE_TIMES', ratherDiscuss: ['relocation'] });
    expect(user.preferences?.facts).toEqual({ beard: ['FULL', 'SHORT'] });
  });
});

describe('tags', () => {
  it('say how many, and a fourth cannot be chosen', async () => {
    await form.open();
    for (const tag of ['Religious', 'Creative']) fireEvent.click(screen.getByRole('checkbox', { name: tag }));
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    for (const tag of ['Traveler', 'Professional']) fireEvent.click(screen.getByRole('checkbox', { name: tag }));
    expect(screen.getByRole('checkbox', { name: 'Professional' })).not.toBeChecked();
    expect(screen.getByText('Please select exactly 3 tags')).toBeInTheDocument();
    expect(screen.queryByText('3 of 3')).not.toBeInTheDocument();
  });
});
