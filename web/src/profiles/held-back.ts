import { msg } from '@lingui/core/macro';
import type { FlaggedField, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { FieldPath } from './profile-fields.ts';

/** The note at a field whose text is held back. */
export const heldNote = msg`Our team reads this text before others see it. This usually takes a day. You can also change it.`;

/** Whether the stored text of a field is held back from others. */
export function isHeldBack(heldBack: readonly FlaggedField[] | undefined, path: FieldPath): boolean {
  return heldBack?.some((field) => pathOf(field) === path) ?? false;
}

function pathOf(field: FlaggedField): string {
  if (field === 'preferredCities') return 'preferencesInput.preferredLocation.cities';
  return `${field.startsWith('preferred') ? 'preferencesInput' : 'profileCreationInput'}.${field}`;
}

type Member = Pick<ProfileAndPreferences, 'profile' | 'preferences'>;

/** The own profile without the texts that are held back from others. */
export function withoutHeld({ profile, preferences }: Member): Member {
  const shown = { profile: { ...profile }, preferences: { ...preferences } };
  for (const field of profile.heldBack ?? []) {
    const name = field.replace(/^preferred/, '');
    if (field === 'fullName') shown.profile.fullName = profile.firstName; // it is then the one that others see
    else if (name === field) Object.assign(shown.profile, { [name]: '' });
    else if (name === 'OtherPreferences') delete shown.preferences.otherPreferences;
    else Object.assign(shown.preferences, { [name.toLowerCase()]: [] });
  }
  return shown;
}
