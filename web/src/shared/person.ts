import type { MessageDescriptor } from '@lingui/core';
import type { CreatedBy, Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';

/**
 * The relation of the person to the author of the profile; `other` where no word of kinship fits. Messages select by it. A form knows a
 * `child` and a `sibling` until the gender is chosen; messages without words for them take those of `other`.
 */
export type Person = 'self' | 'son' | 'daughter' | 'brother' | 'sister' | 'child' | 'sibling' | 'other';

/** The person of a profile by its author and its gender, both perhaps not chosen yet. */
export function personOf(createdBy: CreatedBy | '' | null | undefined, gender: Gender | '' | null | undefined): Person {
  if (!createdBy || createdBy === 'SELF') return 'self';
  if (createdBy === 'GUARDIAN') return 'other';
  const isChild = createdBy === 'MOTHER' || createdBy === 'FATHER';
  if (!gender) return isChild ? 'child' : 'sibling';
  return gender === 'MALE' ? (isChild ? 'son' : 'brother') : isChild ? 'daughter' : 'sister';
}

/** The words about this person. */
export function aboutPerson(words: MessageDescriptor, person: Person): MessageDescriptor {
  return { ...words, values: { ...words.values, person } };
}
