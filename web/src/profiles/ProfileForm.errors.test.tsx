import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { field, fillInformation, type, useCreateForm } from '../testing/profile-form.tsx';
import { errorDelay } from './use-form-errors.ts';

const form = useCreateForm();

describe('the time of an error', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('is half a second after the last change, and nothing of untouched fields', async () => {
    await form.open();
    type('Full name', 'A');
    act(() => void vi.advanceTimersByTime(errorDelay - 100));
    expect(screen.queryByText('Minimum 3 characters')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.getByText('Minimum 3 characters')).toBeInTheDocument();
    expect(field('Full name')).toBeInvalid();
    expect(screen.queryByText('Gender is required')).not.toBeInTheDocument();
  });

  it('ends at once when it is corrected', async () => {
    await form.open();
    type('Full name', 'A');
    act(() => void vi.advanceTimersByTime(errorDelay));
    type('Full name', 'Ab');
    expect(screen.queryByText('Minimum 3 characters')).not.toBeInTheDocument();
  });

  it('appears at once on Next, which leads to the first one', async () => {
    await form.open();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Full name is required')).toBeInTheDocument();
    expect(screen.getByText('Please select tags')).toBeInTheDocument();
    expect(field('Profile created by')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});

describe('how many answers are wrong', () => {
  const count = () => screen.queryByText(/answers are missing or have to be corrected/)?.textContent;

  it('is said after Next, and changes with each one that is corrected', async () => {
    await form.open();
    type('Full name', 'A');
    expect(await screen.findByText('Minimum 3 characters')).toBeInTheDocument();
    expect(count()).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    const before = Number.parseInt(count() ?? '', 10);
    expect(before).toBeGreaterThan(5);
    expect(screen.getByText(/answers are missing/)).toHaveRole('status');
    // The error goes, and comes back when one pauses.
    type('Full name', 'Am');
    expect(count()).toMatch(`${before} `);
    type('Full name', 'Aminah');
    await waitFor(() => expect(count()).toMatch(`${before - 1} `), { timeout: 3000 });
  });
});

describe('a screen reader user', () => {
  it('hears the help and the error of each field', async () => {
    await form.open();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    const expectDescription = (element: HTMLElement, ...words: string[]) =>
      words.forEach((word) => expect(element).toHaveAccessibleDescription(expect.stringContaining(word)));
    const gender = await screen.findByRole('combobox', { name: 'Gender' });
    expectDescription(field('Date of birth'), 'Others see the age, never the day.', 'Date of birth is required');
    expectDescription(field('Height (feet)'), 'Height is required');
    expectDescription(gender, "Can't be changed once your phone is verified.", 'Gender is required');
    expect(gender).toBeInvalid();
    expectDescription(
      screen.getByRole('group', { name: 'Tags' }),
      'Choose the three that describe you best.',
      '0 of 3',
      'Please select tags',
    );
  });

  it('hears an error that comes up while one types, once, and no more when Next leads to it', async () => {
    await form.open();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    fireEvent.input(field('Full name'), { target: { value: 'A' } });
    await waitFor(() => expect(said()).toContain('Minimum 3 characters'));
    fireEvent.input(field('Full name'), { target: { value: 'Aminah' } });
    await waitFor(() => expect(said()).not.toContain('Minimum 3 characters'));
    fireEvent.input(field('Full name'), { target: { value: 'A' } });
    await waitFor(() => expect(said()).toContain('Minimum 3 characters'));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(said()).not.toContain('Minimum 3 characters');
    expect(field('Full name')).toHaveAccessibleDescription(expect.stringContaining('Minimum 3 characters'));
  });

  it('hears the step of the form, and which fields are required', async () => {
    await form.open();
    expect(screen.getByRole('form', { name: 'Profile Information' })).toBeInTheDocument();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Step 1 of 2');
    expect(screen.getByRole('heading', { name: 'Your words' }).parentElement).toHaveTextContent('Part 2 of 5');
    // A browser does not say it of a date and of a group by an attribute.
    const says = (element: HTMLElement) => expect(element).toHaveAccessibleDescription(/Required/);
    says(field('Date of birth'));
    says(screen.getByRole('group', { name: 'Tags' }));
    await fillInformation();
    const asked = [
      'Profile created by',
      'Gender',
      'Full name',
      'About me',
      'Country',
      'State',
      'City',
      'Height (feet)',
    ];
    for (const name of [...asked, 'Marital status', 'Education', 'Occupation', 'School of thought'])
      expect(field(name)).toBeRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Preferences' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Preferences' })).toHaveAccessibleDescription('Step 2 of 2');
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Step 2 of 2');
    says(screen.getByRole('group', { name: 'Preferred marital status' }));
    for (const name of ['Minimum age', 'Maximum age']) expect(field(name)).toBeRequired();
    expect(screen.getByRole('combobox', { name: 'Preferred school of thought' })).toBeRequired();
    expect(screen.getByRole('combobox', { name: 'Preferred countries' })).toBeRequired();
    expect(field('Preferred cities')).not.toBeRequired();
  });
});

describe('the counter', () => {
  it('appears from 1400 characters, and more than 1500 can be typed', async () => {
    await form.open();
    type('About me', 'a'.repeat(1399));
    expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();
    type('About me', 'a'.repeat(1400));
    expect(screen.getByText('100 characters left')).toBeInTheDocument();
    type('About me', 'a'.repeat(1501));
    expect(field('About me')).toHaveValue('a'.repeat(1501));
    expect(await screen.findByText('Maximum 1500 characters')).toBeInTheDocument();
  });
});

describe('contact details', () => {
  it('does not leave the first step with contact details, and selects the words', async () => {
    await form.open();
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
    await form.open();
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
});
