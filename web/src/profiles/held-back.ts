import { msg } from '@lingui/core/macro';
import type { DoubtedField, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { FieldPath } from './profile-fields.ts';

/** The note at a field whose text is held back. */
export const heldNote = msg`Our team reads this text before others see it. This usually takes a day. You can also change it.`;

/** Whether the stored text of a field is held back from others. */
export function isHeldBack(heldBack: readonly DoubtedField[] | undefined, path: FieldPath): boolean {
  return heldBack?.some((field) => pathOf(field) === path) ?? false;
}

function pathOf(field: DoubtedField): string {
  if (field === 'preferredCities') return 'preferencesInput.preferredLocation.cities';
  return `${field.startsWith('preferred') ? 'preferencesInput' : 'profileCreationInput'}.${field}`;
}

type Member = Pick<ProfileAndPreferences, 'profile' | 'preferences'>;

/** The own profile without the texts that are held back from others. */
export function withoutHeld({ profile, preferences }: Member): Member {
  const isHeld = (field: DoubtedField) => profile.heldBack?.includes(field) ?? false;
  const text = (field: 'education' | 'occupation' | 'city' | 'aboutMe') => (isHeld(field) ? '' : profile[field]);
  const { otherPreferences, ...lists } = preferences;
  return {
    profile: {
      ...profile,
      // The first name is then the one that others see.
      fullName: isHeld('fullName') ? profile.firstName : profile.fullName,
      education: text('education'),
      occupation: text('occupation'),
      city: text('city'),
      aboutMe: text('aboutMe'),
    },
    preferences: {
      ...lists,
      ...(isHeld('preferredEducation') && { education: [] }),
      ...(isHeld('preferredOccupation') && { occupation: [] }),
      ...(isHeld('preferredCities') && { cities: [] }),
      ...(otherPreferences && !isHeld('preferredOtherPreferences') && { otherPreferences }),
    },
  };
}
