import type { ProblemCode } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { startsAt } from './test-client.ts';

/** A change that makes a valid input invalid, with the pointer of the error, and its sentence when the contract has one. */
export type Refused = {
  what: string;
  change: Record<string, unknown>;
  pointer: string;
  detail?: string;
  code?: ProblemCode;
};

const thisYear = startsAt.getUTCFullYear();
const contactSentence =
  'Please leave out phone numbers, e-mail addresses, links and handles. Contact details are shared once a proposal is accepted.';

export const eighteenYearsAgo = yearsBack(18, 0);
const dayTooYoung = yearsBack(18, 1);

/** The day of startsAt, moved by years and days. */
function yearsBack(years: number, days: number): string {
  const [year, month, day] = startsAt.toISOString().slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year! - years, month! - 1, day! + days)).toISOString().slice(0, 10);
}

/** Invalid changes of a profile. */
export const refusedProfiles: Refused[] = [
  { what: 'a name of one letter', change: { fullName: 'A' }, pointer: '/fullName', detail: 'Minimum 3 characters' },
  { what: 'a name of 51', change: { fullName: 'a'.repeat(51) }, pointer: '/fullName', detail: 'Maximum 50 characters' },
  { what: 'a name of spaces', change: { fullName: '     ' }, pointer: '/fullName', detail: 'Full name is required' },
  { what: 'no name', change: { fullName: undefined }, pointer: '/fullName', detail: 'Full name is required' },
  { what: 'a name with NUL', change: { fullName: 'Amina\u0000Khan' }, pointer: '/fullName' },
  { what: 'a name with a line break', change: { fullName: 'Amina\nKhan' }, pointer: '/fullName' },
  { what: 'a name with a direction override', change: { fullName: 'Amina \u202Enahk' }, pointer: '/fullName' },
  { what: 'a name with a zero-width space', change: { fullName: 'Ami\u200Bna' }, pointer: '/fullName' },
  { what: 'a city with a stray joiner', change: { city: 'Hyderabad\u200D' }, pointer: '/city' },
  {
    what: 'a birth date a day short of 18 years',
    change: { dateOfBirth: dayTooYoung },
    pointer: '/dateOfBirth',
    detail: 'Only adults of 18 years or more can have a profile',
  },
  { what: 'a birth date to come', change: { dateOfBirth: `${thisYear + 1}-01-02` }, pointer: '/dateOfBirth' },
  {
    what: '29 February of a common year',
    change: { dateOfBirth: '1995-02-29' },
    pointer: '/dateOfBirth',
    detail: 'Please enter a real date',
  },
  {
    what: 'a birth date that is no date',
    change: { dateOfBirth: '12/04/1997' },
    pointer: '/dateOfBirth',
    detail: 'Please enter a real date',
  },
  {
    what: 'no birth date',
    change: { dateOfBirth: undefined },
    pointer: '/dateOfBirth',
    detail: 'Date of birth is required',
  },
  {
    what: 'a name with a digit',
    change: { fullName: 'Amina ۲' },
    pointer: '/fullName',
    detail: 'Please write the name without digits',
  },
  {
    what: 'a country that does not exist',
    change: { country: 'Atlantis' },
    pointer: '/country',
    detail: 'Please choose a country from the list',
  },
  {
    what: 'a state of another country',
    change: { state: 'Selangor' },
    pointer: '/state',
    detail: 'Please choose a state of this country',
  },
  ...(['fullName', 'education', 'occupation', 'country', 'state', 'city'] as const).map((field) => ({
    what: `a handle as ${field}`,
    change: { [field]: 'insta amina_k' },
    pointer: `/${field}`,
    detail: contactSentence,
    code: 'contact-in-text' as const,
  })),
  { what: 'a gender of another value', change: { gender: 'female' }, pointer: '/gender' },
  { what: 'a height of 2.9', change: { height: 2.9 }, pointer: '/height', detail: 'Height must be at least 3 feet' },
  { what: 'a height of 8.1', change: { height: 8.1 }, pointer: '/height', detail: 'Height must be less than 8 feet' },
  {
    what: 'a height of two decimals',
    change: { height: 5.55 },
    pointer: '/height',
    detail: 'Please give one decimal, such as 5.6',
  },
  { what: 'a height as text', change: { height: '5.5' }, pointer: '/height' },
  { what: 'an empty about me', change: { aboutMe: '' }, pointer: '/aboutMe', detail: 'Please tell us about yourself' },
  {
    what: 'an about me of 1501',
    change: { aboutMe: 'a'.repeat(1501) },
    pointer: '/aboutMe',
    detail: 'Maximum 1500 characters',
  },
  {
    what: 'an about me with a phone number',
    change: { aboutMe: 'Call me: +91 98765 43210.' },
    pointer: '/aboutMe',
    detail: contactSentence,
    code: 'contact-in-text',
  },
  {
    what: 'an about me with an e-mail address',
    change: { aboutMe: 'Write to amina@example.test, please.' },
    pointer: '/aboutMe',
    detail: contactSentence,
    code: 'contact-in-text',
  },
  {
    what: 'an about me with a link',
    change: { aboutMe: 'See https://example.test/amina for more.' },
    pointer: '/aboutMe',
    detail: contactSentence,
    code: 'contact-in-text',
  },
  {
    what: 'an about me with a handle',
    change: { aboutMe: 'I am @amina_k elsewhere.' },
    pointer: '/aboutMe',
    detail: contactSentence,
    code: 'contact-in-text',
  },
  {
    what: 'two tags',
    change: { tags: ['RELIGIOUS', 'CREATIVE'] },
    pointer: '/tags',
    detail: 'Please select exactly 3 tags',
  },
  {
    what: 'four tags',
    change: { tags: ['RELIGIOUS', 'CREATIVE', 'TRAVELER', 'INTELLECTUAL'] },
    pointer: '/tags',
    detail: 'Please select exactly 3 tags',
  },
  {
    what: 'a tag twice',
    change: { tags: ['RELIGIOUS', 'RELIGIOUS', 'TRAVELER'] },
    pointer: '/tags',
    detail: 'Please select exactly 3 tags',
  },
  { what: 'an unknown tag', change: { tags: ['RELIGIOUS', 'CREATIVE', 'RICH'] }, pointer: '/tags/2' },
  { what: 'no tags', change: { tags: [] }, pointer: '/tags', detail: 'Please select tags' },
  { what: 'no occupation', change: { occupation: '' }, pointer: '/occupation', detail: 'Na if not applicable' },
  { what: 'a negative income', change: { annualIncome: -1 }, pointer: '/annualIncome' },
  { what: 'a phone number without its plus', change: { phoneNumber: '919876543210' }, pointer: '/phoneNumber' },
  { what: 'isVerified', change: { isVerified: true }, pointer: '/isVerified' },
  { what: 'isPhoneVerified', change: { isPhoneVerified: true }, pointer: '/isPhoneVerified' },
  { what: 'a user id', change: { userId: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b' }, pointer: '/userId' },
  { what: 'an id', change: { id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b' }, pointer: '/id' },
  { what: 'a role', change: { role: 'admin' }, pointer: '/role' },
];

/** Invalid changes of preferences. */
export const refusedPreferences: Refused[] = [
  {
    what: 'a minimum age of 17',
    change: { preferredMinAge: 17 },
    pointer: '/preferredMinAge',
    detail: 'Minimum age is 18',
  },
  {
    what: 'a maximum age of 17',
    change: { preferredMinAge: 17, preferredMaxAge: 17 },
    pointer: '/preferredMaxAge',
    detail: 'Minimum age is 18',
  },
  {
    what: 'a maximum age of 100',
    change: { preferredMaxAge: 100 },
    pointer: '/preferredMaxAge',
    detail: 'Maximum age is 99',
  },
  { what: 'half a year', change: { preferredMinAge: 20.5 }, pointer: '/preferredMinAge' },
  {
    what: 'a minimum above the maximum',
    change: { preferredMinAge: 31, preferredMaxAge: 30 },
    pointer: '/preferredMinAge',
    detail: 'Minimum age cannot be above maximum age',
  },
  {
    what: 'no country',
    change: { preferredLocation: { countries: [], states: [], cities: [] } },
    pointer: '/preferredLocation/countries',
    detail: 'At least one country is required',
  },
  {
    what: 'a preferred country that does not exist',
    change: { preferredLocation: { countries: ['India', 'Atlantis'] } },
    pointer: '/preferredLocation/countries/1',
    detail: 'Please choose a country from the list',
  },
  {
    what: 'a preferred state of no preferred country',
    change: { preferredLocation: { countries: ['India'], states: ['Selangor'] } },
    pointer: '/preferredLocation/states',
    detail: 'Please choose a state of this country',
  },
  {
    what: 'a preferred city with a phone number',
    change: {
      preferredLocation: {
        countries: ['India'],
        cities: ['Pune', 'nine eight seven six five four three two one zero'],
      },
    },
    pointer: '/preferredLocation/cities/1',
    detail: contactSentence,
    code: 'contact-in-text',
  },
  ...(['preferredEducation', 'preferredOccupation'] as const).map((field) => ({
    what: `${field} with an e-mail address`,
    change: { [field]: ['amina at gmail dot com'] },
    pointer: `/${field}/0`,
    detail: contactSentence,
    code: 'contact-in-text' as const,
  })),
  {
    what: 'no marital status',
    change: { preferredMaritalStatus: [] },
    pointer: '/preferredMaritalStatus',
    detail: 'Please select at least one marital status',
  },
  {
    what: 'no school of thought',
    change: { preferredSchoolOfThought: undefined },
    pointer: '/preferredSchoolOfThought',
    detail: 'School of thought is required',
  },
  {
    what: '21 kinds of education',
    change: { preferredEducation: Array.from({ length: 21 }, (_, i) => `Degree ${i}`) },
    pointer: '/preferredEducation',
    detail: 'Please name at most 20',
  },
  {
    what: 'other preferences of 1501',
    change: { preferredOtherPreferences: 'a'.repeat(1501) },
    pointer: '/preferredOtherPreferences',
    detail: 'Maximum 1500 characters',
  },
  {
    what: 'other preferences with a phone number',
    change: { preferredOtherPreferences: 'Ring 040 2345 6789 please' },
    pointer: '/preferredOtherPreferences',
    detail: contactSentence,
    code: 'contact-in-text',
  },
  { what: 'an extra field', change: { weight: 50 }, pointer: '/weight' },
];
