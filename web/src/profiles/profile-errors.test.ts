import { describe, expect, it } from 'vitest';
import { emptyForm, type ProfileFormValues } from './form-values.ts';
import { errorsOf, faultsAtFields } from './profile-errors.ts';

const places = { countries: [{ code: 'IN', name: 'India' }], states: [{ code: 'TG', name: 'Telangana' }] };
const errorsWith = (values: Partial<ProfileFormValues>) => errorsOf({ ...emptyForm, ...values }, places);

describe('errorsOf', () => {
  it('asks for everything that an empty form lacks, in the words of SPEC section 5', () => {
    expect(errorsWith({ occupation: '', preferredMaritalStatus: [] })).toEqual({
      fullName: 'Full name is required',
      dateOfBirth: 'Date of birth is required',
      gender: 'Gender is required',
      height: 'Height is required',
      maritalStatus: 'Marital status is required',
      education: 'Education is required',
      occupation: 'Na if not applicable',
      country: 'Country is required',
      state: 'State is required',
      city: 'Please enter your city',
      profileSchoolOfThought: 'Please select school of thought',
      createdBy: 'Please select your relationship with profile',
      aboutMe: 'Please tell us about yourself',
      tags: 'Please select tags',
      preferredCountries: 'At least one country is required',
      preferredSchoolOfThought: 'School of thought is required',
      preferredMaritalStatus: 'Please select at least one marital status',
    });
  });

  it.each<[keyof ProfileFormValues, unknown, string | undefined]>([
    ['fullName', 'A', 'Minimum 3 characters'],
    ['fullName', 'Ab', undefined],
    ['fullName', 'A'.repeat(50), undefined],
    ['fullName', 'A'.repeat(51), 'Maximum 50 characters'],
    ['fullName', '   ', 'Full name is required'],
    ['height', '2.9', 'Height must be at least 3 feet'],
    ['height', '3', undefined],
    ['height', '8', undefined],
    ['height', '8.1', 'Height must be less than 8 feet'],
    ['height', '5.55', 'Please give one decimal, such as 5.6'],
    ['height', 'NaN', 'Height is required'],
    ['aboutMe', 'a'.repeat(1500), undefined],
    ['aboutMe', 'a'.repeat(1501), 'Maximum 1500 characters'],
    ['tags', ['RELIGIOUS', 'CREATIVE'], 'Please select exactly 3 tags'],
    ['tags', ['RELIGIOUS', 'CREATIVE', 'TRAVELER'], undefined],
    ['tags', ['RELIGIOUS', 'CREATIVE', 'TRAVELER', 'PROFESSIONAL'], 'Please select exactly 3 tags'],
    ['country', 'XX', 'Country is required'],
    ['country', 'IN', undefined],
    ['preferredMinAge', '17', 'Minimum age is 18'],
    ['preferredMinAge', '18', undefined],
    ['preferredMaxAge', '', 'Minimum age is 18'],
    ['preferredMaxAge', '17', 'Minimum age is 18'],
    ['preferredMinAge', '25', 'Minimum age cannot be above maximum age'],
    ['preferredOtherPreferences', '', undefined],
  ])('%s as %j: %s', (field, value, message) => {
    expect(errorsWith({ [field]: value })[field]).toBe(message);
  });
});

describe('faultsAtFields', () => {
  const problem = {
    type: '/problems/validation',
    title: '',
    status: 400,
    detail: '',
    code: 'validation',
    requestId: '1',
  } as const;

  it('puts each fault at its field, also one that lies deeper', () => {
    const errors = [
      { pointer: '/profileCreationInput/aboutMe', detail: 'No contact, please' },
      { pointer: '/preferencesInput/preferredLocation/cities/2', detail: 'Too long' },
      { pointer: '/preferencesInput/preferredOtherPreferences', detail: 'No links, please' },
      { pointer: '/nowhere', detail: 'Unknown' },
    ];
    expect(faultsAtFields({ ...problem, errors })).toEqual({
      aboutMe: 'No contact, please',
      preferredCities: 'Too long',
      preferredOtherPreferences: 'No links, please',
    });
  });

  it('puts a locked gender at the gender', () => {
    expect(faultsAtFields({ ...problem, status: 409, code: 'gender-locked', detail: 'It stays' })).toEqual({
      gender: 'It stays',
    });
  });
});
