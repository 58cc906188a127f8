import { members } from '@mithaq/openapi/examples/members.ts';
import type { ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { countries, statesOf } from '@mithaq/openapi/locations.ts';
import { describe, expect, it } from 'vitest';
import { emptyForm, type ProfileFormValues } from './form-values.ts';
import { withStored, type Places } from './places.ts';
import { toFormValues, toRequest } from './profile-request.ts';

const places: Places = { countries, states: statesOf('IN') ?? [] };

const filled: ProfileFormValues = {
  ...emptyForm,
  fullName: '  Maryam Siddiqui ',
  dateOfBirth: '1997-04-12',
  gender: 'FEMALE',
  height: '5.4',
  maritalStatus: 'UNMARRIED',
  education: 'MBBS',
  country: 'IN',
  state: 'TG',
  city: 'Hyderabad',
  profileSchoolOfThought: 'HANAFI',
  createdBy: 'SELF',
  aboutMe: 'I hope for a home that is gentle.',
  tags: ['RELIGIOUS', 'CREATIVE', 'TRAVELER'],
  preferredCountries: ['India'],
  preferredSchoolOfThought: 'HANAFI',
};

/** A stored profile, as the server answers it, from what was sent. */
function answerTo(request: ReturnType<typeof toRequest>): ProfileAndPreferences {
  const { profileCreationInput: profile, preferencesInput: wishes } = request;
  return {
    profile: {
      ...profile,
      id: 'profile-id',
      firstName: 'Maryam',
      isVerified: true,
      phoneNumber: '+919876543210',
      annualIncome: 900_000,
    },
    preferences: {
      preferencesId: 'preferences-id',
      minAge: wishes.preferredMinAge,
      maxAge: wishes.preferredMaxAge,
      maritalStatus: wishes.preferredMaritalStatus,
      countries: wishes.preferredLocation.countries,
      states: wishes.preferredLocation.states ?? [],
      cities: wishes.preferredLocation.cities ?? [],
      education: wishes.preferredEducation ?? [],
      occupation: wishes.preferredOccupation ?? [],
      preferredSchoolOfThought: wishes.preferredSchoolOfThought,
      ...(wishes.preferredOtherPreferences && { otherPreferences: wishes.preferredOtherPreferences }),
    },
  };
}

describe('toRequest', () => {
  it('sends places by name, numbers as numbers, texts trimmed, and Any for no wish', () => {
    expect(toRequest(filled, places)).toEqual({
      isEditing: false,
      profileCreationInput: {
        fullName: 'Maryam Siddiqui',
        dateOfBirth: '1997-04-12',
        gender: 'FEMALE',
        height: 5.4,
        maritalStatus: 'UNMARRIED',
        education: 'MBBS',
        occupation: 'Na',
        country: 'India',
        state: 'Telangana',
        city: 'Hyderabad',
        profileSchoolOfThought: 'HANAFI',
        createdBy: 'SELF',
        aboutMe: 'I hope for a home that is gentle.',
        tags: ['RELIGIOUS', 'CREATIVE', 'TRAVELER'],
      },
      preferencesInput: {
        preferredMinAge: 18,
        preferredMaxAge: 24,
        preferredMaritalStatus: ['UNMARRIED'],
        preferredLocation: { countries: ['India'], states: [], cities: [] },
        preferredEducation: ['Any'],
        preferredOccupation: ['Any'],
        preferredSchoolOfThought: 'HANAFI',
        preferredOtherPreferences: null,
      },
    });
  });

  it('splits lists at commas, trims them, and drops what is empty or said twice', () => {
    const { preferencesInput } = toRequest(
      { ...filled, preferredCities: ' Pune,, Hyderabad ,Pune, ', preferredEducation: 'MBBS, MD' },
      places,
    );
    expect(preferencesInput.preferredLocation.cities).toEqual(['Pune', 'Hyderabad']);
    expect(preferencesInput.preferredEducation).toEqual(['MBBS', 'MD']);
  });

  it('names what is edited, and leaves income and phone number absent so that they are kept', () => {
    const stored = answerTo(toRequest(filled, places));
    const request = toRequest(toFormValues(stored, places), places, stored);
    expect(request).toMatchObject({
      isEditing: true,
      profileCreationInput: { profileId: 'profile-id' },
      preferencesInput: { preferencesId: 'preferences-id' },
    });
    expect(request.profileCreationInput).not.toHaveProperty('annualIncome');
    expect(request.profileCreationInput).not.toHaveProperty('phoneNumber');
  });

  it('refuses a form that is not right, rather than sending it', () => {
    expect(() => toRequest(emptyForm, places)).toThrow();
  });
});

describe('toFormValues and back', () => {
  it.each(members.map((member) => [member.key, member] as const))(
    'loses nothing of %s',
    (_, { profile, preferences }) => {
      const stored = answerTo({ profileCreationInput: profile, preferencesInput: preferences });
      const country = countries.find(({ name }) => name === profile.country);
      const here: Places = {
        countries: withStored(countries, profile.country),
        states: withStored(country ? (statesOf(country.code) ?? []) : [], profile.state),
      };
      const request = toRequest(toFormValues(stored, here), here, stored);
      expect(request.profileCreationInput).toEqual({ profileId: 'profile-id', ...profile });
      expect(answerTo(request).preferences).toEqual({
        ...stored.preferences,
        education: stored.preferences.education.length > 0 ? stored.preferences.education : ['Any'],
        occupation: stored.preferences.occupation.length > 0 ? stored.preferences.occupation : ['Any'],
      });
    },
  );

  it('keeps a country and a state that are not in the lists', () => {
    const stored = answerTo(toRequest(filled, places));
    stored.profile = { ...stored.profile, country: 'Zanzibar', state: 'Stone Town' };
    const here: Places = { countries: withStored(countries, 'Zanzibar'), states: withStored([], 'Stone Town') };
    expect(toRequest(toFormValues(stored, here), here, stored).profileCreationInput).toMatchObject({
      country: 'Zanzibar',
      state: 'Stone Town',
    });
  });
});
