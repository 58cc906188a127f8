import { randomInt } from 'node:crypto';
import type {
  PreferencesInput,
  ProfileAndPreferencesInput,
  ProfileCreationInput,
} from '@mithaq/openapi/generated/hooks/model/index.ts';

/** What of a person a journey cares about; the rest is made up. */
export type Wishes = { profile?: Partial<ProfileCreationInput>; preferences?: Partial<PreferencesInput> };

/** Someone nobody has met before. */
export type Person = { name: string; email: string; phoneNumber: string; body: ProfileAndPreferencesInput };

/** A woman, unless the wishes say otherwise; her first name is hers alone, so that she can be found. */
export function somebody({ profile, preferences }: Wishes = {}): Person {
  const mark = Array.from({ length: 6 }, () => String.fromCodePoint(97 + randomInt(26))).join('');
  const isWoman = profile?.gender !== 'MALE';
  const fullName = profile?.fullName ?? (isWoman ? `Maryam${mark} Siddiqui` : `Yusuf${mark} Khan`);
  return {
    name: fullName,
    email: `${mark}${randomInt(1e9)}@example.test`,
    // +999 is assigned to no country (ITU-T E.164), so it reaches nobody.
    phoneNumber: `+9998${String(randomInt(1e10)).padStart(10, '0')}`,
    body: {
      profileCreationInput: {
        createdBy: 'SELF',
        fullName,
        dateOfBirth: isWoman ? '1998-05-17' : '1995-11-02',
        gender: isWoman ? 'FEMALE' : 'MALE',
        height: isWoman ? 5.4 : 5.9,
        maritalStatus: 'UNMARRIED',
        education: 'MBBS',
        occupation: 'Doctor',
        country: 'India',
        state: 'Telangana',
        city: 'Hyderabad',
        aboutMe: 'I grew up in a house full of books and cousins, and I like long walks after Fajr.',
        tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'INTELLECTUAL'],
        profileSchoolOfThought: 'HANAFI',
        ...profile,
      },
      preferencesInput: {
        preferredMinAge: 18,
        preferredMaxAge: 60,
        preferredMaritalStatus: ['UNMARRIED'],
        preferredLocation: { countries: ['India'], states: [], cities: [] },
        preferredEducation: ['Any'],
        preferredOccupation: ['Any'],
        preferredSchoolOfThought: 'HANAFI',
        preferredOtherPreferences: null,
        ...preferences,
      },
    },
  };
}

/** The part of the name that others read before a proposal stands. */
export function firstNameOf({ name }: Pick<Person, 'name'>): string {
  return name.split(' ')[0] ?? name;
}
