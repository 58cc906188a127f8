import type { Locator, Page } from '@playwright/test';

/** Answers of step 1, in the words of the screen. */
export type ProfileAnswers = {
  fullName: string;
  dateOfBirth: string;
  gender: 'Female' | 'Male';
  height: string;
  maritalStatus: string;
  education: string;
  occupation: string;
  country: string;
  state: string;
  city: string;
  schoolOfThought: string;
  createdBy: string;
  aboutMe: string;
  tags: string[];
};

/** Answers of step 2; other fields stay as the form has them. */
export type PreferenceAnswers = { maxAge: string; countries: string[]; schoolOfThought: string };

const hanafi = 'Sunni - Hanafi (Ahle Sunnat ul jamaat)';

/** Answers that the form accepts. */
export const someAnswers: ProfileAnswers = {
  fullName: 'Maryam Siddiqui',
  dateOfBirth: '1998-05-17',
  gender: 'Female',
  height: '5.4',
  maritalStatus: 'Unmarried',
  education: 'MBBS',
  occupation: 'Doctor',
  country: 'India',
  state: 'Telangana',
  city: 'Hyderabad',
  schoolOfThought: hanafi,
  createdBy: 'Self',
  aboutMe: 'I grew up in a house full of books and cousins, and I like long walks after Fajr.',
  tags: ['Religious', 'Family oriented', 'Intellectual'],
};

export const somePreferences: PreferenceAnswers = { maxAge: '40', countries: ['India'], schoolOfThought: hanafi };

/** The field under this label. */
export function field(page: Page, label: string | RegExp): Locator {
  return page.getByLabel(label, { exact: true });
}

/** Chooses from the list under this label. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Types into a field with suggestions, and chooses none. */
async function suggest(page: Page, label: string, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.fill(words);
  await box.press('Tab');
}

/** Fills in the given answers of step 1. */
export async function answerProfile(page: Page, answers: Partial<ProfileAnswers>): Promise<void> {
  const {
    fullName,
    dateOfBirth,
    gender,
    height,
    maritalStatus,
    education,
    occupation,
    country,
    state,
    city,
    schoolOfThought,
    createdBy,
    aboutMe,
    tags,
  } = answers;
  if (fullName !== undefined) await field(page, 'Full name').fill(fullName);
  if (dateOfBirth !== undefined) await field(page, 'Date of birth').fill(dateOfBirth);
  if (gender !== undefined) await choose(page, 'Gender', gender);
  if (height !== undefined) await field(page, 'Height (feet)').fill(height);
  if (maritalStatus !== undefined) await choose(page, 'Marital status', maritalStatus);
  if (education !== undefined) await suggest(page, 'Education', education);
  if (occupation !== undefined) await suggest(page, 'Occupation', occupation);
  if (country !== undefined) await choose(page, 'Country', country);
  if (state !== undefined) await choose(page, 'State', state);
  if (city !== undefined) await field(page, 'City').fill(city);
  if (schoolOfThought !== undefined) await choose(page, 'School of thought', schoolOfThought);
  if (createdBy !== undefined) await choose(page, 'Profile created by', createdBy);
  if (aboutMe !== undefined) await field(page, /^About (me|your)/).fill(aboutMe);
  for (const tag of tags ?? []) await tick(page, 'Tags', tag);
}

/** Fills in the given answers of step 2. */
export async function answerPreferences(
  page: Page,
  { maxAge, countries, schoolOfThought }: Partial<PreferenceAnswers>,
): Promise<void> {
  if (maxAge !== undefined) await field(page, 'Maximum age').fill(maxAge);
  for (const country of countries ?? []) await choose(page, 'Preferred countries', country);
  if (countries) await page.keyboard.press('Escape');
  if (schoolOfThought !== undefined) await choose(page, 'Preferred school of thought', schoolOfThought);
}

/** A chip of the group with this question. */
function chip(page: Page, question: string, label: string): Locator {
  return page.getByRole('group', { name: question, exact: true }).getByRole('checkbox', { name: label, exact: true });
}

/** Ticks a chip. */
export async function tick(page: Page, question: string, label: string): Promise<void> {
  await chip(page, question, label).check();
}

/** The checkbox of the consent. */
export function consent(page: Page): Locator {
  return page.getByRole('checkbox', { name: /^I agree that Mithaq stores/ });
}

/** Fills in both steps of Complete Your Profile and submits. */
export async function completeProfile(page: Page, answers: Partial<ProfileAnswers> = {}): Promise<void> {
  await answerProfile(page, { ...someAnswers, ...answers });
  await page.getByRole('button', { name: 'Next' }).click();
  await answerPreferences(page, somePreferences);
  await consent(page).check();
  await page.getByRole('button', { name: 'Submit' }).click();
}
