import { invalidValue, type RuleProblem } from './problems.ts';
import type { Audience } from './profile-view.ts';

/**
 * Whether a member may hide another from the lists: the problem, or null when they may. Only somebody whom they can
 * see, so that the answer does not show whether an id exists.
 */
export function decideHide(audience: Audience): RuleProblem | null {
  if (audience === 'owner') return invalidValue('/profileId', 'You cannot hide yourself.');
  return audience === 'nobody' ? { code: 'not-found', params: { resource: 'PROFILE' } } : null;
}
