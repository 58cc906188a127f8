import { invalidValue, type RuleProblem } from './problems.ts';
import type { Audience } from './profile-view.ts';

/** How many profiles a member may have saved. */
export const mostSaved = 50;

export type SaveFacts = {
  audience: Audience;
  /** The profile is saved already. */
  isSaved: boolean;
  /** How many profiles the member has saved. */
  saved: number;
};

/**
 * Whether a member may save a profile: the problem, or null when they may. Only one that they can see, so that the
 * answer does not show whether an id exists.
 */
export function decideSave({ audience, isSaved, saved }: SaveFacts): RuleProblem | null {
  if (audience === 'owner') return invalidValue('/profileId', 'You cannot save your own profile.');
  if (audience === 'nobody') return { code: 'not-found', params: { resource: 'PROFILE' } };
  return !isSaved && saved >= mostSaved ? { code: 'saved-full' } : null;
}
