import { randomInt } from 'node:crypto';
import type {
  PreferencesInput,
  ProfileAndPreferencesInput,
  ProfileCreationInput,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { MemberOverrides } from './subject.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const day = 86_400_000;

/** A word that occurs nowhere else: a canary when it is a name, a country of its own when it is a place. */
export function word(): string {
  const rest = Array.from({ length: 11 }, () => letters[randomInt(letters.length)]).join('');
  return `Q${rest}`;
}

/** A number nobody else has; +999 is assigned to no country. */
export function phoneNumber(): string {
  return `+9999${String(randomInt(1e9)).padStart(9, '0')}`;
}

export function email(): string {
  return `${word().toLowerCase()}@example.test`;
}

let born = 0;

/** A day between 1985 and 1999 on which nobody else was born, and never a first of January. */
function dateOfBirth(): string {
  born += 1;
  const year = 1985 + (born % 15);
  return new Date(Date.UTC(year, 0, 2) + (Math.floor(born / 15) % 360) * day).toISOString().slice(0, 10);
}

/** A valid profile whose private parts occur nowhere else. */
export function profile(overrides: Partial<ProfileCreationInput> = {}): ProfileCreationInput {
  return {
    createdBy: 'SELF',
    fullName: `Amina ${word()}`,
    dateOfBirth: dateOfBirth(),
    gender: 'FEMALE',
    height: 5.4,
    maritalStatus: 'UNMARRIED',
    education: 'MBBS',
    occupation: 'Paediatrician',
    annualIncome: 100_000_000_000 + randomInt(1e9),
    country: 'India',
    state: 'Telangana',
    city: 'Hyderabad',
    aboutMe: 'I grew up in a house full of books and cousins, and hope for a home that is gentle.',
    tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'INTELLECTUAL'],
    profileSchoolOfThought: 'HANAFI',
    ...overrides,
  };
}

export function preferences(overrides: Partial<PreferencesInput> = {}): PreferencesInput {
  return {
    preferredMinAge: 18,
    preferredMaxAge: 60,
    preferredMaritalStatus: ['UNMARRIED'],
    preferredLocation: { countries: ['India'], states: [], cities: [] },
    preferredEducation: ['Any'],
    preferredOccupation: ['Any'],
    preferredSchoolOfThought: 'HANAFI',
    preferredOtherPreferences: null,
    ...overrides,
  };
}

/** The body of completing or updating a profile. */
export function profileBody(
  overrides: Pick<MemberOverrides, 'profile' | 'preferences'> = {},
): ProfileAndPreferencesInput {
  return {
    isEditing: false,
    profileCreationInput: profile(overrides.profile),
    preferencesInput: preferences(overrides.preferences),
  };
}
