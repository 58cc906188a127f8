import type { FieldPath } from './profile-fields.ts';
import type { ProfileFormValues } from './profile-form-values.ts';
import type { ProfileFormModel } from './use-form-errors.ts';

/** The value of a field, for what depends on it. */
export function useFieldValue<Path extends FieldPath>(form: ProfileFormModel, path: Path) {
  // oxlint-disable-next-line react/hooks -- a form has the same hook for life
  return form.useWatchValue<ProfileFormValues, Path>(path);
}
