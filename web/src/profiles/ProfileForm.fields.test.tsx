import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { choose, field, fillInformation, reopen, type, useCreateForm } from '../testing/profile-form.tsx';

const form = useCreateForm();

describe('the author', () => {
  it('is the first question, and the form then names the person', async () => {
    await form.open();
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
    ["5'3", '5.3 ft: 5 ft 3 in, 160 cm'],
    ['5 ft 3', '5.3 ft: 5 ft 3 in, 160 cm'],
    ['5.3', '5.3 ft: 5 ft 3 in, 160 cm'],
    ['160 cm', '5.3 ft: 5 ft 3 in, 160 cm'],
    ['۵٫۳', '5.3 ft: 5 ft 3 in, 160 cm'],
    ["5'4", '5.3 ft: 5 ft 3 in, 160 cm. This is the nearest height that can be stored.'],
  ])('typed as %s is understood', async (typed, says) => {
    await form.open();
    expect(field('Height (feet)')).toHaveAccessibleDescription("As you say it: 5'3, 5 ft 3, 5.3 or 160 cm");
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
    expect(field('Height (feet)')).not.toHaveAccessibleDescription(expect.stringContaining(' ft: '));
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
    await form.open();
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

describe('ages that make no sense for the person', () => {
  it('are asked about once', async () => {
    await form.open();
    await fillInformation();
    type('Date of birth', `${new Date().getUTCFullYear() - 27}-04-12`);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('You are 27; you ask for 18 to 24. Is that right?')).toBeInTheDocument();
    type('Maximum age', '30');
    expect(screen.queryByText(/Is that right/)).not.toBeInTheDocument();
    type('Maximum age', '24');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, that is right' }));
    type('Maximum age', '23');
    expect(screen.queryByText(/Is that right/)).not.toBeInTheDocument();
  });

  it('leave the focus at the next field after a yes by keyboard', async () => {
    await form.open();
    await fillInformation();
    type('Date of birth', `${new Date().getUTCFullYear() - 27}-04-12`);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    (await screen.findByRole('button', { name: 'Yes, that is right' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(field('Maximum age')).toHaveFocus();
  });

  it('are asked about in the words of the author', async () => {
    await form.open();
    await fillInformation();
    type('Date of birth', `${new Date().getUTCFullYear() - 27}-04-12`);
    await choose('Profile created by', 'Mother');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('She is 27; you ask for 18 to 24. Is that right?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /How to set your daughter's preferences/ })).toBeInTheDocument();
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
    expect(screen.getByText('3 of 3')).toBeInTheDocument();
  });
});
