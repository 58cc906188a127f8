import { mayKeep, memberKeys } from './member-storage.ts';

/** The form that is filled in: for a new profile, for a change of it, or of one of its sections. */
export type ProfileFormKind = 'create' | 'edit' | `edit-${string}`;

/** What is drafted: the profile, the phone number, a new phone number, or the words with a proposal to this profile or with the answer to this proposal. */
export type DraftKind = ProfileFormKind | 'phone' | 'new-phone' | `to-${string}` | `answer-${string}`;

/** Milliseconds after the last change until a draft is saved: writing takes too long for every key. */
const saveDelay = 300;

/** Milliseconds after which a draft of an open tab is deleted: three days. */
export const draftLifetime = 3 * 86_400_000;

/** The drafts of this page, by key. After the end of the session they are only here, so that a user who signs in again loses nothing. */
const drafts = new Map<string, object>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The saved draft of this account and form, or undefined. */
export function loadDraft(userId: string, form: DraftKind): object | undefined {
  const key = keyOf(userId, form);
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return undefined;
    if (!('savedAt' in saved && Date.now() - Number(saved.savedAt) < draftLifetime)) {
      sessionStorage.removeItem(key);
      return undefined;
    }
    drafts.set(key, saved);
    return saved;
  } catch {
    return undefined; // storage is closed to us, or holds what we did not write
  }
}

/**
 * Saves a draft a moment after the last change: in the storage of this tab, since it has a date of birth, and the
 * device may be shared.
 */
export function saveDraft(userId: string, form: DraftKind, draft: object): void {
  drafts.set(keyOf(userId, form), { ...draft, savedAt: Date.now() });
  clearTimeout(timer);
  timer = setTimeout(saveDraftsNow, saveDelay);
}

/** Saves drafts that still wait; called when the page is left. */
export function saveDraftsNow(): void {
  clearTimeout(timer);
  if (!mayKeep()) return;
  for (const [key, draft] of drafts) {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Full or closed storage: the form works without a draft.
    }
  }
}

/** Deletes the draft of one form. */
export function clearDraft(userId: string, form: DraftKind): void {
  drafts.delete(keyOf(userId, form));
  try {
    sessionStorage.removeItem(keyOf(userId, form));
  } catch {
    // Unavailable storage has no draft either.
  }
}

/** Deletes the drafts of this page; `forgetMembers` deletes the stored ones. */
export function clearDrafts(): void {
  clearTimeout(timer);
  drafts.clear();
}

function keyOf(userId: string, form: DraftKind): string {
  return `${memberKeys.draft}${form}.${userId}`;
}
