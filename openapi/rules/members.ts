import type { Block, HiddenMember } from '../generated/hooks/model/index.ts';
import { listedName, type KnownName } from './first-name.ts';
import { invalidValue, type RuleProblem } from './problems.ts';
import type { Audience } from './profile-view.ts';

/** How many profiles a member may have saved. */
export const mostSaved = 50;

/** The problem of a command that is about a member whom the caller cannot see: the answer does not show whether an id exists. */
export function visibleOnly(audience: Audience, ifOwn: string, hasBlocked = false): RuleProblem | null {
  if (audience === 'owner') return invalidValue('/profileId', ifOwn);
  return audience === 'nobody' && !hasBlocked ? { code: 'not-found', params: { resource: 'PROFILE' } } : null;
}

/** Whether a member may block another: the problem, or null when they may. Whom they have blocked they may block again. */
export function decideBlock({ audience, hasBlocked }: { audience: Audience; hasBlocked: boolean }): RuleProblem | null {
  return visibleOnly(audience, 'You cannot block yourself.', hasBlocked);
}

/** Whether a member may hide another from the lists: the problem, or null when they may. */
export function decideHide(audience: Audience): RuleProblem | null {
  return visibleOnly(audience, 'You cannot hide yourself.');
}

export type SaveFacts = {
  audience: Audience;
  /** The profile is saved already. */
  isSaved: boolean;
  /** How many profiles the member has saved. */
  saved: number;
};

/** Whether a member may save a profile: the problem, or null when they may. */
export function decideSave({ audience, isSaved, saved }: SaveFacts): RuleProblem | null {
  const isFull = !isSaved && saved >= mostSaved;
  return visibleOnly(audience, 'You cannot save your own profile.') ?? (isFull ? { code: 'saved-full' } : null);
}

type NamedMember = { profileId: string; name: KnownName };

/** The response of a block to the member who made it. */
export function toBlock({ profileId, name }: NamedMember, blockedAt: string): Block {
  return { profileId, name: listedName(name), blockedAt };
}

/** The response of a hidden member to the one who hid them. */
export function toHiddenMember({ profileId, name }: NamedMember, hiddenAt: string): HiddenMember {
  return { profileId, name: listedName(name), hiddenAt };
}
