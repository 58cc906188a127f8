import { describe, expect, it, test } from 'vitest';
import { newPreferences, newProfile } from '../examples/factories.ts';
import type { FlaggedField, ProfileCreationInput } from '../generated/hooks/model/index.ts';
import { flaggedFields, heldFields, holdBack, withHeldProfile, withHeldTexts } from './held-texts.ts';
import { toPreferences, toStoredPreferences } from './preferences.ts';
import { createdProfile } from './profile-input.ts';
import {
  toKnownProfile,
  toListedProfile,
  toOwnProfile,
  toParty,
  toVersion,
  type StoredProfile,
} from './profile-view.ts';

const fields = flaggedFields;
const textFor = (field: FlaggedField) => (field === 'fullName' ? 'Amina Nullname' : `Held ${field}`);
const marks = Object.fromEntries(fields.map((field) => [field, textFor(field)])) as Record<FlaggedField, string>;
const profileMarks: Partial<ProfileCreationInput> = Object.fromEntries(
  fields.filter((field) => !field.startsWith('preferred')).map((field) => [field, marks[field]]),
);

const written = {
  profile: {
    ...createdProfile(newProfile({ ...profileMarks, firstName: 'Nullname' })),
    id: '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  } satisfies StoredProfile,
  preferences: {
    ...toStoredPreferences({
      ...newPreferences(),
      preferredLocation: { ...newPreferences().preferredLocation, cities: [marks.preferredCities] },
      preferredEducation: [marks.preferredEducation],
      preferredOccupation: [marks.preferredOccupation],
      preferredOtherPreferences: marks.preferredOtherPreferences,
      preferredQuestions: [marks.preferredQuestions],
    }),
    id: 'preferences-id',
  },
};
const stored = (held: readonly FlaggedField[]) => {
  const { profile, preferences } = holdBack(written, held);
  return { profile: { ...written.profile, ...profile }, preferences: { ...written.preferences, ...preferences } };
};
/** Everything that another member can be shown of a profile, and what matching compares. */
const shown = ({ profile, preferences }: ReturnType<typeof stored>) =>
  JSON.stringify([
    toListedProfile(profile),
    toKnownProfile(profile, true),
    toParty(profile, new Date(), { isAvailable: true, isFullNameShared: true }),
    toVersion(profile, preferences),
    toPreferences('id', preferences),
    profile.matchKeys,
    preferences.matchKeys,
  ]);

describe.each(fields)('%s, held back,', (field) => {
  it('is in nothing that others are shown, and nothing else is missing', () => {
    const text = shown(stored([field]));
    for (const other of fields) expect([other, text.includes(marks[other])]).toEqual([other, other !== field]);
  });

  it('is what its owner sees, and stored apart', () => {
    const { profile, preferences } = stored([field]);
    const firstName = field === 'fullName' ? 'Amina' : toOwnProfile(written.profile).firstName;
    expect(toOwnProfile(profile)).toEqual({ ...toOwnProfile(written.profile), firstName, heldBack: [field] });
    const own = withHeldTexts(profile, preferences);
    expect(own.profile).toMatchObject({ fullName: marks.fullName, firstName: 'Nullname' });
    expect(toPreferences('id', own.preferences)).toEqual(toPreferences('id', written.preferences));
    expect(heldFields(profile.heldTexts)).toEqual([field]);
  });
});

test('without a text held back, a profile is stored as it was written', () => {
  expect(stored([])).toEqual({ ...written, profile: { ...written.profile, heldTexts: {} } });
  expect(toOwnProfile(written.profile)).not.toHaveProperty('heldBack');
});

test.each([
  ['Amina Nullname', null, 'Amina'],
  ['Amina Insta Nullname', 'Nullname', 'Amina'],
  ['Syed Abdul Karim', null, 'Abdul Karim'],
  ['Али Insta Nullname', null, 'Али'],
  ['আয়েশা insta aminak', null, 'আয়েশা'],
  ['nine eight', null, 'Member'],
  ['insta aminak', null, 'Member'],
  ['amina_k Khan', null, 'Member'],
  ['A Khan', null, 'Member'],
])('of the held name %s (%s) others see %s', (fullName, firstName, name) => {
  const { profile } = holdBack({ ...written, profile: { ...written.profile, fullName, firstName } }, ['fullName']);
  expect(profile).toMatchObject({ fullName: name, firstName: null, heldTexts: { fullName } });
});

test.each(['Amina', 'Nullname', 'Member'])(
  'the owner has the whole name while an earlier version shows %s of it',
  (fullName) => {
    const profile = { ...stored(['fullName']).profile, fullName };
    expect(withHeldProfile(profile)).toMatchObject({ fullName: marks.fullName, firstName: 'Nullname' });
  },
);

test('a text that an earlier version has stored since is shown as it is', () => {
  const { profile, preferences } = stored(['fullName', 'city', 'preferredCities']);
  const changed = { ...profile, fullName: 'Amina Ahmed', city: 'Pune' };
  expect(withHeldTexts(changed, { ...preferences, cities: ['Delhi'] })).toMatchObject({
    profile: { fullName: 'Amina Ahmed', city: 'Pune' },
    preferences: { cities: ['Delhi'] },
  });
});
