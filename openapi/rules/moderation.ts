import type { ModerationCase, ModerationReport } from '../generated/hooks/model/index.ts';
import { usedUpProblem, type Limits } from './limits.ts';
import { visibleOnly } from './members.ts';
import { toInternational } from './phone.ts';
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

export type SuspensionFacts = {
  action: 'SUSPEND' | 'LIFT_SUSPENSION';
  /** The profile is the moderator's own. */
  isOwn: boolean;
  /** The profile is of a member, or of one who left while a report was open. */
  isFound: boolean;
  /** The moderator has a case or a proposal with this member. */
  isRelated: boolean;
  isSuspended: boolean;
};

/** Whether a moderator may suspend a member, or lift that: the problem, or null when they may. */
export function decideSuspension({
  action,
  isOwn,
  isFound,
  isRelated,
  isSuspended,
}: SuspensionFacts): RuleProblem | null {
  if (isOwn && action === 'SUSPEND') return invalidValue('/profileId', 'You cannot suspend yourself.');
  const problem = decisionProblem({ isFound, isRelated });
  if (problem) return problem;
  return action === 'LIFT_SUSPENSION' && !isSuspended ? { code: 'not-suspended' } : null;
}

type DecisionFacts = Pick<SuspensionFacts, 'isFound' | 'isRelated'>;

/** Why a moderator decides nothing about a member, or null. */
function decisionProblem({ isFound, isRelated }: DecisionFacts): RuleProblem | null {
  if (!isFound) return { code: 'not-found', params: { resource: 'PROFILE' } };
  return isRelated ? { code: 'another-moderator' } : null;
}

export type MessageFacts = Omit<SuspensionFacts, 'action' | 'isSuspended'> & {
  /** The member is a party of the case that the message names and the moderator is not, or it names none. */
  isOfCase: boolean;
};

/** Whether a moderator may write to a member: the problem, or null when they may. */
export function decideMessage({ isOwn, isOfCase, ...facts }: MessageFacts): RuleProblem | null {
  if (isOwn) return invalidValue('/profileId', 'You cannot write to yourself.');
  return decisionProblem(facts) ?? (isOfCase ? null : { code: 'not-found', params: { resource: 'CASE' } });
}

/** The entry of the audit log for a message. The text is with the message, which is deleted with the account. */
export const messageAction = { MESSAGE: 'SEND_MESSAGE', WARNING: 'SEND_WARNING' } as const;

/** Unread messages that the current user has at most. */
export const mostUnread = 20;

/** What a moderator searches by, as it is compared; an e-mail address in lower case. */
export type MemberSearch = {
  by: 'profileId' | 'displayedId' | 'email' | 'phoneNumber';
  value: string;
};

/** How the text of a search is understood. The contract has refused other texts. */
export function memberSearch(text: string): MemberSearch {
  if (text.includes('@')) return { by: 'email', value: text.toLowerCase() };
  const shown = /^NH-(?<end>.*)$/i.exec(text)?.groups?.['end'];
  if (shown !== undefined) return { by: 'displayedId', value: shown.toLowerCase() };
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-/i.test(text)) return { by: 'profileId', value: text.toLowerCase() };
  return { by: 'phoneNumber', value: toInternational(text) };
}

/** Members that one search finds at most. Hardly ever are there two. */
export const mostFound = 10;

/** What a backend has found; null where there is nothing. */
type Found<T> = { [Field in keyof T]: T[Field] | null | undefined };
export type FoundReport = Found<ModerationReport>;
type FoundCase = Found<Omit<ModerationCase, 'reports' | keyof ModerationReport>> & { reports?: FoundReport[] | null };

/** A case as moderators see it: the facts of its first report are its own, too. */
export function toCase({ reports, ...found }: FoundCase): ModerationCase {
  const all = reports?.map(present);
  const { reportId: _id, createdAt: _at, proposalTexts: _texts, ...first } = all?.[0] ?? {};
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

/** The same of cases: the next page begins after the last one. */
export function toCasePage<T>(
  found: readonly T[],
  asked: { page: number; limit: number },
  toRow: (one: T) => ModerationCase,
) {
  const page = toPage(found, asked, toRow);
  return { ...page, ...(page.hasNextPage && { nextCursor: page.data.at(-1)!.caseId }) };
}
