import { loadDraft, type ProfileFormKind } from '../shared/draft-storage.ts';
import { fieldsOf, type ProfileField } from './profile-fields.ts';
import { emptyValue, valueAt, withValue, type ProfileFormValues } from './profile-form-values.ts';

/** What was typed, and the step in which. */
export interface ProfileDraft {
  values: ProfileFormValues;
  step: number;
}

/** What this account had typed into this form, for fields that the form still has; `initial` fills the rest. */
export function readDraft(userId: string, form: ProfileFormKind, initial: ProfileFormValues): ProfileDraft | undefined {
  const saved = loadDraft(userId, form);
  if (!isDraft(saved)) return undefined;
  const fitting = fieldsOf(0, 1).filter((field) => isFitting(field, valueAt(saved.values, field.path)));
  const values = fitting.reduce((all, { path }) => withValue(all, path, valueAt(saved.values, path)), initial);
  return { values, step: saved.step === 1 ? 1 : 0 };
}

function isDraft(saved: unknown): saved is { values: object; step: unknown } {
  return isObject(saved) && 'step' in saved && 'values' in saved && isObject(saved.values);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether a saved value is of the kind that the field's control holds: a draft may be older than the form. */
function isFitting(field: ProfileField, value: unknown): boolean {
  if (Array.isArray(emptyValue(field))) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (field.control.kind === 'number' || field.control.kind === 'height')
    return value === '' || typeof value === 'number';
  return typeof value === 'string' || (value === null && emptyValue(field) === null);
}
