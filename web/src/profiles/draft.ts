import { emptyForm, type ProfileFormValues } from './form-values.ts';

/** The form that is filled in: the profile's making, or a change of it. */
export type ProfileFormKind = 'create' | 'edit';

/** What was typed and where one was. Kept on this device only (DESIGN rule 15). */
export interface ProfileDraft {
  values: ProfileFormValues;
  step: number;
}

const prefix = 'mithaq.draft.';

/** What this account had typed into this form, as far as it still fits the form; `otherwise` fills the rest. */
export function readDraft(
  userId: string,
  form: ProfileFormKind,
  otherwise: ProfileFormValues,
): ProfileDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, form)) ?? 'null');
    if (!isDraft(kept)) return undefined;
    const known = Object.entries(kept.values).filter(([field, value]) =>
      isAlike(emptyForm[field as keyof ProfileFormValues], value),
    );
    return { values: { ...otherwise, ...Object.fromEntries(known) }, step: kept.step === 1 ? 1 : 0 };
  } catch {
    return undefined; // storage is closed to us, or holds what we did not write
  }
}

/** Keeps what is typed until it is sent or the account signs out. */
export function saveDraft(userId: string, form: ProfileFormKind, draft: ProfileDraft): void {
  try {
    localStorage.setItem(keyOf(userId, form), JSON.stringify(draft));
  } catch {
    // Full or closed storage: the form works without a draft.
  }
}

/** Forgets one form's draft. */
export function clearDraft(userId: string, form: ProfileFormKind): void {
  remove((key) => key === keyOf(userId, form));
}

/** Forgets every draft on this device; called on sign-out, since the device may be shared. */
export function clearDrafts(): void {
  remove((key) => key.startsWith(prefix));
}

function keyOf(userId: string, form: ProfileFormKind): string {
  return `${prefix}${form}.${userId}`;
}

function remove(isMeant: (key: string) => boolean): void {
  try {
    Object.keys(localStorage)
      .filter(isMeant)
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Closed storage holds no draft either.
  }
}

function isDraft(kept: unknown): kept is ProfileDraft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'values' in kept &&
    typeof kept.values === 'object' &&
    kept.values !== null &&
    'step' in kept
  );
}

/** A choice is a text or null; everything else keeps its own kind. */
function isAlike(known: ProfileFormValues[keyof ProfileFormValues] | undefined, value: unknown): boolean {
  if (known === undefined) return false;
  if (Array.isArray(known)) return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return typeof value === 'string' || (value === null && known === null);
}
