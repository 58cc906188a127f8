import type { Limits } from './limits.ts';
import { usedUpProblem } from './limits.ts';
import { invalidValue, type RuleProblem } from './problems.ts';
import type { Audience } from './profile-view.ts';

const profileNotFound: RuleProblem = { code: 'not-found', params: { resource: 'PROFILE' } };

export type ReportFacts = {
  audience: Audience;
  /** The reporting member has blocked the other. */
  hasBlocked: boolean;
  /** Reports that the member has sent today (UTC). */
  sentToday: number;
  limits: Limits;
  now: Date;
};

/**
 * Whether a member may report another: the problem, or null when they may. Who blocks may report. Who was blocked gets
 * the answer that a member who has left would give, or a report would tell the one from the other.
 */
export function decideReport(facts: ReportFacts): RuleProblem | null {
  const { audience, hasBlocked, sentToday, limits, now } = facts;
  if (audience === 'owner') return invalidValue('/profileId', 'You cannot report yourself.');
  if (audience === 'nobody' && !hasBlocked) return profileNotFound;
  return usedUpProblem(limits, 'REPORTS_PER_DAY', sentToday, now);
}

/** Reports that a case has at most; the others follow in a case of their own once these are closed. */
export const mostReportsOfCase = 50;

/** The problem of a moderator who suspends their own profile, or null. */
export function selfSuspensionProblem(profileId: string, own: string | null): RuleProblem | null {
  return profileId === own ? invalidValue('/profileId', 'You cannot suspend yourself.') : null;
}
