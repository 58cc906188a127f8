import { afterEach, describe, expect, it, vi } from 'vitest';
import { createContractAjv } from './contract-validation.ts';
import { fieldErrorsIn } from './testing/field-errors.ts';

const ajv = createContractAjv();

const profile = {
  createdBy: 'SELF',
  fullName: 'Amina Rahman',
  dateOfBirth: '1994-05-17',
  gender: 'FEMALE',
  height: 5.4,
  maritalStatus: 'UNMARRIED',
  education: 'MBBS',
  occupation: 'Paediatrician',
  country: 'India',
  state: 'Telangana',
  city: 'Hyderabad',
  aboutMe: 'I grew up among books.',
  tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'INTELLECTUAL'],
  profileSchoolOfThought: 'HANAFI',
};
const preferences = {
  preferredMinAge: 18,
  preferredMaxAge: 24,
  preferredMaritalStatus: ['UNMARRIED'],
  preferredLocation: { countries: ['India'] },
  preferredSchoolOfThought: 'HANAFI',
};

const contactSentence =
  'Please leave out phone numbers, e-mail addresses, links and handles. Contact details are shared once a proposal is accepted.';

const profileErrors = (change: object) => fieldErrorsIn('ProfileCreationInput', { ...profile, ...change });
const preferencesErrors = (change: object) => fieldErrorsIn('PreferencesInput', { ...preferences, ...change });
/** The errors as a member reads them. */
const asRead = (errors: ReturnType<typeof fieldErrorsIn>) =>
  errors.map(({ code: _code, params: _params, ...read }) => read);
const inProfile = (change: object) => asRead(profileErrors(change));
const inPreferences = (change: object) => asRead(preferencesErrors(change));

it('accepts a valid request', () => {
  expect([...inProfile({}), ...inPreferences({})]).toEqual([]);
  expect(
    fieldErrorsIn('ProfileAndPreferencesInput', {
      isEditing: null,
      profileCreationInput: { ...profile, profileId: null, annualIncome: null, phoneNumber: null },
      preferencesInput: { ...preferences, preferencesId: null, preferredOtherPreferences: null },
    }),
  ).toEqual([]);
});

/** The sentences of the form fields, word by word. */
describe('a field error has the sentence of the form', () => {
  it.each<[string, unknown, string]>([
    ['fullName', undefined, 'Full name is required'],
    ['fullName', '', 'Full name is required'],
    ['fullName', 'A', 'Minimum 3 characters'],
    ['fullName', 'A'.repeat(51), 'Maximum 50 characters'],
    ['dateOfBirth', undefined, 'Date of birth is required'],
    ['dateOfBirth', '', 'Date of birth is required'],
    ['dateOfBirth', '2023-02-29', 'Please enter a real date'],
    ['gender', undefined, 'Gender is required'],
    ['height', undefined, 'Height is required'],
    ['height', 2.9, 'Height must be at least 3 feet'],
    ['height', 8.1, 'Height must be less than 8 feet'],
    ['maritalStatus', undefined, 'Marital status is required'],
    ['education', undefined, 'Education is required'],
    ['education', '', 'Education is required'],
    ['occupation', undefined, 'Na if not applicable'],
    ['occupation', '', 'Na if not applicable'],
    ['country', '', 'Country is required'],
    ['state', '', 'State is required'],
    ['city', '', 'Please enter your city'],
    ['profileSchoolOfThought', undefined, 'Please select school of thought'],
    ['createdBy', undefined, 'Please select your relationship with profile'],
    ['aboutMe', '', 'Please tell us about yourself'],
    ['aboutMe', 'A'.repeat(1501), 'Maximum 1500 characters'],
    ['tags', undefined, 'Please select tags'],
    ['tags', [], 'Please select tags'],
    ['tags', ['RELIGIOUS', 'CREATIVE'], 'Please select exactly 3 tags'],
    ['tags', ['RELIGIOUS', 'CREATIVE', 'TRAVELER', 'PROFESSIONAL'], 'Please select exactly 3 tags'],
    ['tags', ['RELIGIOUS', 'CREATIVE', 'CREATIVE'], 'Please select exactly 3 tags'],
  ])('%s: %j', (field, value, detail) => {
    expect(inProfile({ [field]: value })).toEqual([{ pointer: `/${field}`, detail }]);
  });

  it.each<[string, unknown, string]>([
    ['preferredMinAge', 17, 'Minimum age is 18'],
    ['preferredMinAge', undefined, 'This is required'],
    ['preferredMaxAge', 100, 'Maximum age is 99'],
    ['preferredMaritalStatus', [], 'Please select at least one marital status'],
    ['preferredSchoolOfThought', undefined, 'School of thought is required'],
  ])('%s: %j', (field, value, detail) => {
    expect(inPreferences({ [field]: value })).toContainEqual({ pointer: `/${field}`, detail });
  });

  it.each<[unknown, string]>([
    ["5'3", 'This must be a number'],
    [null, 'This must be a number'],
    [true, 'This must be a number'],
  ])('but of a wrong type, which no form sends: %j', (height, detail) => {
    expect(inProfile({ height })).toEqual([{ pointer: '/height', detail }]);
    expect(inProfile({ annualIncome: '9' })).toMatchObject([{ detail: 'This must be a number or null' }]);
    expect(inProfile({ profileId: 'x' })).toMatchObject([{ detail: 'This must be a UUID' }]);
    expect(inProfile({ fullName: 5 })).toMatchObject([{ detail: 'This must be a text' }]);
    expect(inPreferences({ preferredMinAge: '20' })).toMatchObject([{ detail: 'This must be a whole number' }]);
    expect(inPreferences({ preferredMinAge: 20.5 })).toMatchObject([{ detail: 'Please give whole years' }]);
  });

  it('of a value that is none of the options, other than of none', () => {
    expect(inProfile({ gender: '' })).toEqual([{ pointer: '/gender', detail: 'Gender is required' }]);
    expect(inProfile({ gender: 'X' })).toEqual([{ pointer: '/gender', detail: 'Please choose one of the options' }]);
  });

  it('at least one country', () => {
    for (const preferredLocation of [{ countries: [] }, {}])
      expect(inPreferences({ preferredLocation })).toEqual([
        { pointer: '/preferredLocation/countries', detail: 'At least one country is required' },
      ]);
  });

  it('the order of the ages, at the first of the two', () => {
    expect(inPreferences({ preferredMinAge: 40, preferredMaxAge: 39 })).toEqual([
      { pointer: '/preferredMinAge', detail: 'Minimum age cannot be above maximum age' },
    ]);
    expect(inPreferences({ preferredMinAge: 40, preferredMaxAge: 40 })).toEqual([]);
  });
});

describe('a field error has a code with what the value must be', () => {
  it.each<[string, unknown, object]>([
    ['fullName', undefined, { code: 'required' }],
    ['fullName', '', { code: 'required' }],
    ['fullName', 'A', { code: 'too-short', params: { limit: 2 } }],
    ['dateOfBirth', '1996-4-1', { code: 'wrong-format' }],
    ['aboutMe', 'A'.repeat(1501), { code: 'too-long', params: { limit: 1500 } }],
    ['fullName', 7, { code: 'wrong-type', params: { types: ['string'] } }],
    ['annualIncome', 'much', { code: 'wrong-type', params: { types: ['number', 'null'] } }],
    ['fullName', 'Amina\u0000', { code: 'wrong-format' }],
    ['fullName', 'Amina 2', { code: 'wrong-format' }],
    ['gender', '', { code: 'required' }],
    ['gender', 'X', { code: 'not-in-list', params: { values: ['MALE', 'FEMALE'] } }],
    ['height', 2.9, { code: 'too-small', params: { limit: 3 } }],
    ['height', 8.1, { code: 'too-large', params: { limit: 8 } }],
    ['height', 5.45, { code: 'too-precise', params: { step: 0.1 } }],
    ['heightCm', 180, { code: 'contradiction', params: { field: 'height' } }],
    ['tags', ['RELIGIOUS'], { code: 'too-few', params: { limit: 3 } }],
    ['tags', ['RELIGIOUS', 'CREATIVE', 'CREATIVE'], { code: 'repeated' }],
    ['dateOfBirth', new Date().toISOString().slice(0, 10), { code: 'too-young', params: { limit: 18 } }],
    ['country', 'Atlantis', { code: 'not-in-list' }],
    ['state', 'Selangor', { code: 'not-in-list', params: { field: 'country' } }],
    ['firstName', 'Yusuf', { code: 'not-in-list', params: { field: 'fullName' } }],
    ['aboutMe', 'Write: amina@example.com', { code: 'contact' }],
    ['weight', 50, { code: 'unknown-field' }],
  ])('%s: %j', (field, value, expected) => {
    const [{ pointer, detail: _detail, contact: _contact, ...rest }] = profileErrors({ [field]: value }) as [
      ReturnType<typeof profileErrors>[number],
    ];
    expect({ pointer, ...rest }).toEqual({ pointer: `/${field}`, ...expected });
  });

  it('also of two ages', () => {
    expect(preferencesErrors({ preferredMinAge: 40, preferredMaxAge: 39 })).toMatchObject([
      { pointer: '/preferredMinAge', code: 'out-of-order', params: { field: 'preferredMaxAge' } },
    ]);
  });
});

describe('a pointer', () => {
  it('points at missing and unknown fields, and into lists', () => {
    expect(fieldErrorsIn('ProfileAndPreferencesInput', { preferencesInput: preferences })).toMatchObject([
      { pointer: '/profileCreationInput' },
    ]);
    expect(inProfile({ isVerified: true })).toMatchObject([{ pointer: '/isVerified', detail: 'Unknown field' }]);
    expect(inProfile({ tags: ['RELIGIOUS', 'CREATIVE', 'RICH'] })).toMatchObject([{ pointer: '/tags/2' }]);
    expect(inPreferences({ preferredLocation: { countries: ['India', 7] } })).toMatchObject([
      { pointer: '/preferredLocation/countries/1' },
    ]);
  });

  it('is escaped as in RFC 6901', () => {
    expect(inProfile({ 'a/b~c': 1 })).toMatchObject([{ pointer: '/a~1b~0c' }]);
  });

  it('points at each field once, at most twenty fields', () => {
    expect(
      inProfile({ dateOfBirth: 'x', fullName: '\u0000' })
        .map(({ pointer }) => pointer)
        .sort(),
    ).toEqual(['/dateOfBirth', '/fullName']);
    expect(inProfile(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`x${i}`, i])))).toHaveLength(20);
  });

  it('does not repeat the value', () => {
    expect(
      JSON.stringify(inProfile({ aboutMe: 'canary@example.test', fullName: `canary\u0000`, gender: 'canary' })),
    ).not.toContain('canary');
  });
});

describe('the contract’s own keywords', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['on the eighteenth birthday', '2008-06-15', true],
    ['a day before it', '2008-06-16', false],
    ['born in the future', '2027-01-01', false],
    ['of a time of which nobody lives', '0000-01-01', false],
  ])('x-minimum-age: %s', (_what, dateOfBirth, isRight) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T12:00:00Z') });
    expect(inProfile({ dateOfBirth }).length === 0).toBe(isRight);
  });

  it('x-minimum-age counts from midnight to midnight in UTC', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-14T23:59:59Z') });
    expect(inProfile({ dateOfBirth: '2008-06-15' })).toEqual([
      { pointer: '/dateOfBirth', detail: 'Only adults of 18 years or more can have a profile' },
    ]);
    vi.setSystemTime(Date.parse('2026-06-15T00:00:00Z'));
    expect(inProfile({ dateOfBirth: '2008-06-15' })).toEqual([]);
  });

  it.each(['fullName', 'education', 'occupation', 'country', 'state', 'city', 'aboutMe'])(
    'x-no-contact names the words in %s',
    (field) => {
      expect(inProfile({ [field]: 'Write: amina@example.com, sir' })).toEqual([
        { pointer: `/${field}`, detail: contactSentence, contact: { kind: 'EMAIL', start: 7, end: 24 } },
      ]);
    },
  );

  it.each([
    ['preferredEducation', '/preferredEducation/1'],
    ['preferredOccupation', '/preferredOccupation/1'],
  ])('x-no-contact searches every text of %s', (field, pointer) => {
    expect(inPreferences({ [field]: ['MBBS', 'call 9876543210'] })).toMatchObject([
      { pointer, contact: { kind: 'PHONE' } },
    ]);
  });

  it.each(['countries', 'states', 'cities'])('x-no-contact searches the preferred %s', (list) => {
    const preferredLocation = { countries: ['India'], [list]: ['my insta: amina_k92'] };
    expect(inPreferences({ preferredLocation })).toContainEqual({
      pointer: `/preferredLocation/${list}/0`,
      detail: contactSentence,
      contact: expect.objectContaining({ kind: 'HANDLE' }),
    });
  });

  it('x-no-contact searches the other preferences', () => {
    expect(inPreferences({ preferredOtherPreferences: 'Call 9876543210' })).toMatchObject([
      { pointer: '/preferredOtherPreferences', contact: { kind: 'PHONE', start: 5, end: 15 } },
    ]);
  });

  it('x-no-contact does not search a text that is too long', () => {
    expect(inProfile({ education: '9876543210 '.repeat(10) })).toEqual([
      { pointer: '/education', detail: 'Maximum 100 characters' },
    ]);
    const validate = ajv.getSchema('contract#/components/schemas/ProfileCreationInput')!;
    void validate({ ...profile, education: '9876543210 '.repeat(10) });
    expect(validate.errors?.map(({ keyword }) => keyword)).toEqual(['maxLength']);
  });

  it('x-country takes the names of the list alone', () => {
    const detail = 'Please choose a country from the list';
    expect(inProfile({ country: 'Atlantis' })).toEqual([{ pointer: '/country', detail }]);
    expect(inPreferences({ preferredLocation: { countries: ['India', 'Atlantis'] } })).toEqual([
      { pointer: '/preferredLocation/countries/1', detail },
    ]);
  });

  it('x-state-of takes the states of that country, or of one of the countries', () => {
    const detail = 'Please choose a state of this country';
    expect(inProfile({ state: 'Punjab', country: 'Pakistan' })).toEqual([]);
    expect(inProfile({ state: 'Selangor' })).toEqual([{ pointer: '/state', detail }]);
    const inPlaces = (countries: string[], states: string[]) =>
      inPreferences({ preferredLocation: { countries, states } });
    expect(inPlaces(['India', 'Malaysia'], ['Selangor', 'Telangana'])).toEqual([]);
    expect(inPlaces(['India'], ['Telangana', 'Selangor'])).toEqual([{ pointer: '/preferredLocation/states', detail }]);
  });

  it('x-name-in takes the names in the full name alone', () => {
    const detail = 'Please choose one of the names in the full name';
    const named = (fullName: unknown, firstName: string | null) => inProfile({ fullName, firstName });
    expect(named('Syed Abdul Karim Shah', 'Abdul Karim')).toEqual([]);
    expect(named('Syed Abdul Karim Shah', null)).toEqual([]);
    for (const firstName of ['Karim', 'Abdul', 'Syed Abdul Karim', 'Yusuf', 'shah'])
      expect(named('Syed Abdul Karim Shah', firstName)).toEqual([{ pointer: '/firstName', detail }]);
    expect(named(7, 'Yusuf')).toMatchObject([{ pointer: '/fullName' }]);
  });

  it.each(['Amina 2', 'Amina ۲', 'Amina २', 'Amina ②', 'Amina Ⅷ', 'Amina ２'])(
    'a name has no digits: %s',
    (fullName) => {
      expect(inProfile({ fullName })).toEqual([
        { pointer: '/fullName', detail: 'Please write the name without digits' },
      ]);
    },
  );

  it('JSON values are not converted', () => {
    for (const change of [
      { height: '5.4' },
      { tags: 'RELIGIOUS' },
      { fullName: true },
      { fullName: ['Amina'] },
      { gender: null },
    ])
      expect(inProfile(change)).toHaveLength(1);
  });

  it('lengths count code points', () => {
    expect(inProfile({ fullName: '🌙'.repeat(50) })).toEqual([]);
    expect(inProfile({ fullName: '🌙'.repeat(51) })).toHaveLength(1);
    expect(inProfile({ fullName: '🌙' })).toHaveLength(1);
  });

  it('heights have one decimal despite floating point', () => {
    for (let tenths = 30; tenths <= 80; tenths += 1)
      expect([tenths, inProfile({ height: tenths / 10 })]).toEqual([tenths, []]);
    for (const height of [5.45, 5.123, 3.01, 7.999])
      expect(inProfile({ height })).toEqual([{ pointer: '/height', detail: 'Please give one decimal, such as 5.6' }]);
  });
});
