import { members } from '@mithaq/openapi/examples/members.ts';
import type { ProfileAndPreferences, ProfileAndPreferencesInput } from '@mithaq/openapi/generated/hooks/model/index.ts';
import * as contractForms from '@mithaq/openapi/generated/forms.ts';
import { toPreferences, toStoredPreferences } from '@mithaq/openapi/rules/preferences.ts';
import { createdProfile } from '@mithaq/openapi/rules/profile-input.ts';
import { toOwnProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { describe, expect, it } from 'vitest';
import { information } from '../testing/information.ts';
import { fieldsOf } from './profile-fields.ts';
import { initialValues, toList, toRequest, withValue, type ProfileFormValues } from './profile-form-values.ts';
import { validate } from './use-form-errors.ts';

/** The stored profile of the server's answer, from the sent one. */
function stored({ profileCreationInput, preferencesInput }: ProfileAndPreferencesInput): ProfileAndPreferences {
  const profile = createdProfile(profileCreationInput);
  return {
    profile: toOwnProfile({ ...profile, id: 'profile-id', phoneNumber: '+919876543210', annualIncome: 900_000 }),
    preferences: toPreferences('preferences-id', toStoredPreferences(preferencesInput)),
    viewer: 'OWNER',
  };
}

const maryam: ProfileFormValues = {
  isEditing: false,
  profileCreationInput: { ...information, fullName: '  Maryam Siddiqui ', profileSchoolOfThought: 'HANAFI' },
  preferencesInput: {
    preferredMinAge: 18,
    preferredMaxAge: 24,
    preferredMaritalStatus: ['UNMARRIED'],
    preferredLocation: { countries: ['India'], states: [], cities: [] },
    preferredEducation: [],
    preferredOccupation: [],
    preferredSchoolOfThought: 'HANAFI',
    preferredOtherPreferences: '',
  },
};

describe('a new form', () => {
  it('has its defaults, and is empty otherwise', () => {
    const { profileCreationInput: profile, preferencesInput: preferences, isEditing } = initialValues();
    expect(isEditing).toBe(false);
    expect(profile).toMatchObject({ fullName: '', gender: null, height: '', occupation: 'Na', tags: [] });
    expect(preferences).toMatchObject({
      preferredMinAge: 18,
      preferredMaxAge: 24,
      preferredMaritalStatus: ['UNMARRIED'],
      preferredLocation: { countries: [], states: [], cities: [] },
    });
  });

  it('has every field of the contract with sentences, except the phone number, which has its own screen', () => {
    const paths = [
      ...Object.keys(contractForms.profileCreationInput.shape).map((name) => `profileCreationInput.${name}`),
      ...Object.keys(contractForms.preferencesInput.shape).map((name) => `preferencesInput.${name}`),
      ...Object.keys(contractForms.profileFacts.shape).map((name) => `profileCreationInput.facts.${name}`),
      ...Object.keys(contractForms.preferredFacts.shape).map((name) => `preferencesInput.preferredFacts.${name}`),
      ...Object.keys(contractForms.preferredLocation.shape).map((name) => `preferencesInput.preferredLocation.${name}`),
    ];
    // The controls of the height and of the facts set the others.
    const notAsked =
      /\.(profileId|annualIncome|phoneNumber|preferencesId|preferredLocation|heightCm|facts|ratherDiscuss|preferredFacts)$/;
    expect(
      fieldsOf(0, 1)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(paths.filter((path) => !notAsked.test(path)).toSorted());
  });
});

describe('toRequest', () => {
  it('sends texts trimmed, null for an empty text, and Any for no preference', () => {
    expect(toRequest(maryam)).toEqual({
      ...maryam,
      profileCreationInput: {
        ...maryam.profileCreationInput,
        fullName: 'Maryam Siddiqui',
        firstName: null,
        heightCm: null,
      },
      preferencesInput: {
        ...maryam.preferencesInput,
        preferredEducation: ['Any'],
        preferredOccupation: ['Any'],
        preferredOtherPreferences: null,
      },
    });
  });

  it('names the edited profile, and leaves income and phone number absent so that they stay', () => {
    const request = toRequest(initialValues(stored(toRequest(maryam))));
    expect(request).toMatchObject({
      isEditing: true,
      profileCreationInput: { profileId: 'profile-id' },
      preferencesInput: { preferencesId: 'preferences-id' },
    });
    expect(request.profileCreationInput).not.toHaveProperty('annualIncome');
    expect(request.profileCreationInput).not.toHaveProperty('phoneNumber');
  });

  it.each([
    ['the chosen first name', 'Syed Abdul Karim Shah', 'Shah', 'Shah'],
    ['null for the usual first name', 'Syed Abdul Karim Shah', 'Abdul Karim', null],
    ['null for one that the full name has no more', 'Maryam Khan', 'Shah', null],
  ])('sends %s', (_what, fullName, firstName, sent) => {
    const profileCreationInput = { ...maryam.profileCreationInput, fullName, firstName };
    expect(toRequest({ ...maryam, profileCreationInput }).profileCreationInput.firstName).toBe(sent);
  });

  it('refuses a form with errors, rather than sending it', () => {
    expect(() => toRequest(initialValues())).toThrow();
  });

  it.each(members.map((member) => [member.key, member] as const))(
    'loses nothing of %s',
    (_, { profile, preferences }) => {
      const before = stored({ profileCreationInput: profile, preferencesInput: preferences });
      expect(stored(toRequest(initialValues(before)))).toEqual(before);
    },
  );
});

describe('toList', () => {
  it('splits at commas of both scripts, trims, and drops what is empty or said twice', () => {
    expect(toList(' Pune,, Hyderabad ،Pune, ')).toEqual(['Pune', 'Hyderabad']);
  });
});

describe('validate', () => {
  it('requires every missing answer of an empty form, at its path', () => {
    const empty = withValue(
      withValue(initialValues(), 'profileCreationInput.occupation', ''),
      'preferencesInput.preferredMaritalStatus',
      [],
    );
    expect(validate(empty)).toEqual({
      'profileCreationInput.fullName': 'Full name is required',
      'profileCreationInput.dateOfBirth': 'Date of birth is required',
      'profileCreationInput.gender': 'Gender is required',
      'profileCreationInput.height': 'Height is required',
      'profileCreationInput.maritalStatus': 'Marital status is required',
      'profileCreationInput.education': 'Education is required',
      'profileCreationInput.occupation': 'Na if not applicable',
      'profileCreationInput.country': 'Country is required',
      'profileCreationInput.state': 'State is required',
      'profileCreationInput.city': 'Please enter your city',
      'profileCreationInput.profileSchoolOfThought': 'Please select school of thought',
      'profileCreationInput.createdBy': 'Please select your relationship with profile',
      'profileCreationInput.aboutMe': 'Please tell us about yourself',
      'profileCreationInput.tags': 'Please select tags',
      'preferencesInput.preferredLocation.countries': 'At least one country is required',
      'preferencesInput.preferredSchoolOfThought': 'School of thought is required',
      'preferencesInput.preferredMaritalStatus': 'Please select at least one marital status',
    });
  });

  it.each([
    ['profileCreationInput.fullName', 'A', 'Minimum 3 characters'],
    ['profileCreationInput.fullName', 'Ab', undefined],
    ['profileCreationInput.fullName', 'A'.repeat(50), undefined],
    ['profileCreationInput.fullName', 'A'.repeat(51), 'Maximum 50 characters'],
    ['profileCreationInput.fullName', '   ', 'Full name is required'],
    ['profileCreationInput.height', 2.9, 'Height must be at least 3 feet'],
    ['profileCreationInput.height', 3, undefined],
    ['profileCreationInput.height', 8, undefined],
    ['profileCreationInput.height', 8.1, 'Height must be less than 8 feet'],
    ['profileCreationInput.height', 5.55, 'Please give one decimal, such as 5.6'],
    ['profileCreationInput.height', NaN, 'Height is required'],
    ['profileCreationInput.height', 'tall', "Please write the height like 5'3 or 160 cm"],
    ['profileCreationInput.aboutMe', 'a'.repeat(1500), undefined],
    ['profileCreationInput.aboutMe', 'a'.repeat(1501), 'Maximum 1500 characters'],
    ['profileCreationInput.tags', ['RELIGIOUS', 'CREATIVE'], 'Please select exactly 3 tags'],
    [
      'profileCreationInput.tags',
      ['RELIGIOUS', 'CREATIVE', 'TRAVELER', 'PROFESSIONAL'],
      'Please select exactly 3 tags',
    ],
    ['preferencesInput.preferredMinAge', 17, 'Minimum age is 18'],
    ['preferencesInput.preferredMinAge', 18, undefined],
    ['preferencesInput.preferredMaxAge', '', 'Minimum age is 18'],
    ['preferencesInput.preferredMaxAge', 17, 'Minimum age is 18'],
    ['preferencesInput.preferredMinAge', 25, 'Minimum age cannot be above maximum age'],
    ['preferencesInput.preferredOtherPreferences', '', undefined],
  ])('%s as %j: %s', (path, value, message) => {
    expect(validate(withValue(maryam, path, value))[path]).toBe(message);
  });
});
