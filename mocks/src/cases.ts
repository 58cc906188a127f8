import type {
  ModerationCase,
  ModerationMember,
  ModerationReport,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { mostReportsOfCase } from '@mithaq/openapi/rules/blocks-and-reports.ts';
import { withHeldProfile, withHeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import { findUser, isMember, proposalsBetween, type Member, type State, type StoredCase } from './state.ts';
import { timeOf } from './uuid-time.ts';

/** What is one case: a text, all open reports about a member, or those that were closed together. */
function keyOf({ id, kind, member, closedAt, closedWith }: StoredCase): string {
  if (kind === 'TEXT') return id;
  return closedAt === undefined ? member : (closedWith ?? id);
}

/** The reports or the text of the same case, the oldest first. */
export function partsOf(state: State, one: StoredCase): StoredCase[] {
  return state.cases.filter((each) => keyOf(each) === keyOf(one));
}

/** The first report or text of each case that is not the user's own: not about them, and not reported by them. */
export function casesFor(state: State, userId: string): StoredCase[] {
  return state.cases.filter((one) => {
    const [first] = partsOf(state, one);
    return first === one && !isOwnCase(state, one, userId);
  });
}

/** Whether the case is about the user, or also reported by them. */
export function isOwnCase(state: State, one: StoredCase, userId: string): boolean {
  return partsOf(state, one).some(({ member, reporter }) => member === userId || reporter === userId);
}

/** Whether the two have a case, open or closed, or a proposal. */
export function isRelated(state: State, one: string, other: string): boolean {
  const parties = [one, other].toSorted().join();
  return [
    ...state.cases.map(({ member, reporter }) => [member, reporter]),
    ...state.proposals.map(({ sender, receiver }) => [sender, receiver]),
  ].some((pair) => pair.toSorted().join() === parties);
}

/** A case with what a moderator needs to know. Members who have left are absent, and what was written about or by them. */
export function toCase(state: State, first: StoredCase): ModerationCase {
  const { id, kind, openedAt, member, field, text, closedAt, decision, outcome } = first;
  const about = memberOf(state, member);
  const reports = partsOf(state, first)
    .slice(0, mostReportsOfCase)
    .map((each) => toReport(state, each));
  const { reportId: _id, createdAt: _at, ...ofFirst } = reports[0]!; // of the case itself
  return {
    caseId: id,
    kind,
    openedAt,
    ...(about && { member: toMember(state, about) }),
    ...(kind === 'REPORT' && { ...ofFirst, reports }),
    ...(field && { field }),
    ...(about && text && { text }),
    ...(closedAt && { closedAt }),
    ...(decision && { decision }),
    ...(outcome && { outcome }),
  };
}

function toReport(state: State, { id, openedAt, member, reporter, reason, note }: StoredCase): ModerationReport {
  const [about, from] = [memberOf(state, member), memberOf(state, reporter)];
  const newest = about && from && proposalsBetween(state, about, from).at(-1);
  return {
    reportId: id,
    createdAt: openedAt,
    reason: reason!, // a report has one
    ...(about && note && { note }),
    ...(from && { reporter: { profileId: from.profile.id, name: withHeldProfile(from.profile).fullName } }),
    ...(newest && { proposalStatus: newest.status }),
  };
}

/** What a moderator sees of a member. */
export function toMember(state: State, { id, profile, preferences, suspension }: Member): ModerationMember {
  const own = withHeldTexts(profile, preferences);
  const { fullName: name, createdBy, isVerified, aboutMe } = own.profile;
  const { otherPreferences } = own.preferences;
  const open = state.cases.filter((one) => one.member === id && one.closedAt === undefined);
  return {
    profileId: profile.id,
    name,
    createdBy,
    memberSince: timeOf(id),
    isVerified,
    isSuspended: suspension !== null,
    openCases: new Set(open.map(keyOf)).size,
    aboutMe,
    ...(otherPreferences && { otherPreferences }),
  };
}

function memberOf(state: State, userId: string | undefined): Member | undefined {
  const user = userId === undefined ? undefined : findUser(state, userId);
  return user && isMember(user) ? user : undefined;
}
