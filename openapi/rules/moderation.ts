import type { ModerationCase, ModerationReport } from '../generated/hooks/model/index.ts';
import { usedUpProblem, type Limits } from './limits.ts';
import { visibleOnly } from './members.ts';
import { present } from './pick.ts';
import { invalidValue, type RuleProblem } from './problems.ts';
import type { Audience } from './profile-view.ts';

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
  const problem = visibleOnly(audience, 'You cannot report yourself.', hasBlocked);
  return problem ?? usedUpProblem(limits, 'REPORTS_PER_DAY', sentToday, now);
}

/** Reports that a case has at most; the others follow in a case of their own once these are closed. */
export const mostReportsOfCase = 50;

/** The problem of a moderator who suspends their own profile, or null. */
export function selfSuspensionProblem(profileId: string, own: string | null): RuleProblem | null {
  return profileId === own ? invalidValue('/profileId', 'You cannot suspend yourself.') : null;
}

/** What a backend has found; null where there is nothing. */
type Found<T> = { [Field in keyof T]: T[Field] | null | undefined };
export type FoundReport = Found<ModerationReport>;
type FoundCase = Found<Omit<ModerationCase, 'reports' | keyof ModerationReport>> & { reports?: FoundReport[] | null };

/** A case as moderators see it: the facts of its first report are its own, too. */
export function toCase({ reports, ...found }: FoundCase): ModerationCase {
  const all = reports?.map(present);
  const { reportId: _id, createdAt: _at, ...first } = all?.[0] ?? {};
  return { ...present(found), ...first, ...(all && { reports: all }) };
}

/** A page of what moderators read. @param found the rows of the page, with one more when another page follows */
export function toPage<T, R>(
  found: readonly T[],
  { page, limit }: { page: number; limit: number },
  toRow: (one: T) => R,
) {
  return { data: found.slice(0, limit).map((one) => toRow(one)), hasNextPage: found.length > limit, currentPage: page };
}
