import { msg } from '@lingui/core/macro';
import type { DoubtedField } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { FieldPath } from './profile-fields.ts';

/** Said at a field whose text is held back. */
export const heldNote = msg`Our team reads this text before others see it. This usually takes a day. You can also change it.`;

/** Whether the stored text of a field is held back from others. */
export function isHeldBack(heldBack: readonly DoubtedField[] | undefined, path: FieldPath): boolean {
  return heldBack?.some((field) => pathOf(field) === path) ?? false;
}

function pathOf(field: DoubtedField): string {
  if (field === 'preferredCities') return 'preferencesInput.preferredLocation.cities';
  return `${field.startsWith('preferred') ? 'preferencesInput' : 'profileCreationInput'}.${field}`;
}
