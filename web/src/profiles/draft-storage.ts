/** The form that is filled in: for a new profile, or for a change of it. */
export type ProfileFormKind = 'create' | 'edit';

const prefix = 'mithaq.draft.';

/** Milliseconds after the last change until a draft is saved: writing takes too long for every key. */
const saveDelay = 300;

/** Drafts that wait to be saved, by key. */
const unsaved = new Map<string, object>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** What was saved for this account and form: anything, or undefined. */
export function loadDraft(userId: string, form: ProfileFormKind): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, form)) ?? 'null');
  } catch {
    return undefined; // storage is closed to us, or holds what we did not write
  }
}

/** Saves a draft on this device, a moment after the last change (R73). */
export function saveDraft(userId: string, form: ProfileFormKind, draft: object): void {
  unsaved.set(keyOf(userId, form), draft);
  clearTimeout(timer);
  timer = setTimeout(saveDraftsNow, saveDelay);
}

/** Saves what still waits; called when the page is left. */
export function saveDraftsNow(): void {
  clearTimeout(timer);
  for (const [key, draft] of unsaved) {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Full or closed storage: the form works without a draft.
    }
  }
  unsaved.clear();
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
  for (const key of [...unsaved.keys()].filter(isMeant)) unsaved.delete(key);
  try {
    Object.keys(localStorage)
      .filter(isMeant)
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Closed storage holds no draft either.
  }
}
