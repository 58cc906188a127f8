import type {
  FlaggedField,
  FormerMember,
  ModerationCase,
  ModerationMember,
  ProposalText,
  ProposalTextField,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { relatedKinds } from '@mithaq/openapi/rules/retained-relations.ts';
import { mostReportsOfCase, toCase, type FoundReport } from '@mithaq/openapi/rules/moderation.ts';
import { textAuthors } from '@mithaq/openapi/rules/proposal-texts.ts';
import { withHeldProfile, withHeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import {
  findUser,
  isMember,
  proposalsBetween,
  type Member,
  type State,
  type StoredCase,
  type StoredMessage,
  type StoredProposal,
  type User,
} from './state.ts';
import { timeOf } from './uuid-time.ts';

/** The parts of one case: a text, all open reports about a member, or reports that were closed together. */
function keyOf({ id, kind, member, closedAt, closedWith }: StoredCase): string {
  if (kind === 'TEXT') return id;
  return closedAt === undefined ? member : (closedWith ?? id);
}

/** The reports or the text of the same case, the oldest first. */
export function partsOf(state: State, one: StoredCase): StoredCase[] {
  return state.cases.filter((each) => keyOf(each) === keyOf(one));
}

/** The first report or text of each case that is not the user's own. */
export function casesFor(state: State, userId: string): StoredCase[] {
  return state.cases.filter((one) => {
    const [first] = partsOf(state, one);
    return first === one && !isOwnCase(state, one, userId);
  });
}

/**
 * Whether the case is about the user, also before they left and signed in again, reported by them, or about somebody with whom they
 * have a case or a proposal.
 */
export function isOwnCase(state: State, one: StoredCase, userId: string): boolean {
  const email = findUser(state, userId)?.email;
  return partsOf(state, one).some(
    ({ member, reporter, left, persons = [] }) =>
      member === userId ||
      reporter === userId ||
      (email !== undefined && [left?.email, ...persons].includes(email)) ||
      isRelated(state, userId, member),
  );
}

/** Whether the two have a case, open or closed, or a proposal, also before one of them left and came back. */
export function isRelated(state: State, one: string, other: string): boolean {
  const parties = [one, other].toSorted().join();
  return [
    ...state.cases.map(({ member, reporter }) => [member, reporter]),
    ...state.proposals.map(({ sender, receiver }) => [sender, receiver]),
    ...state.retainedRelations.flatMap(({ member, kind, returned }) =>
      member !== null && returned !== null && relatedKinds.includes(kind) ? [[member, returned]] : [],
    ),
  ].some((pair) => pair.toSorted().join() === parties);
}

/** A case with what a moderator needs to know. Members who have left are absent, and what was written about or by them. */
export function caseOf(state: State, first: StoredCase): ModerationCase {
  const { id: caseId, kind, openedAt, member, field, proposalId, text, closedAt, decision, outcome } = first;
  const about = memberOf(state, member);
  return toCase({
    caseId,
    kind,
    openedAt,
    member: about && toMember(state, about),
    formerMember: first.left && toFormerMember(state, first.left),
    reports: kind === 'REPORT' ? reportsOf(state, first) : null,
    ...(proposalId === undefined ? { field: field as FlaggedField } : { proposalField: field as ProposalTextField }), // a case names the fields of its kind
    text: about && text,
    closedAt,
    decision,
    outcome,
  });
}

function reportsOf(state: State, first: StoredCase): FoundReport[] {
  return partsOf(state, first)
    .slice(0, mostReportsOfCase)
    .map(({ id: reportId, openedAt: createdAt, closedAt, member, reporter, reason, note }) => {
      const [about, from] = [memberOf(state, member), memberOf(state, reporter)];
      // A closed case about a member who has left does not name who reported, and has no note.
      const isWhole = about !== undefined || closedAt === undefined;
      const named = from && isWhole && { profileId: from.profile.id, name: withHeldProfile(from.profile).fullName };
      const proposalStatus = about && from && proposalsBetween(state, about, from).at(-1)?.status;
      const proposalTexts = about && from && textsTo(state, from, about);
      const seen = {
        reporter: named || null,
        proposalStatus,
        proposalTexts: proposalTexts?.length ? proposalTexts : null,
      };
      return { reportId, createdAt, reason, note: isWhole ? note : null, ...seen };
    });
}

/** What a member wrote with proposals between these two. */
function textsTo(state: State, reader: Member, author: Member): ProposalText[] {
  return proposalsBetween(state, reader, author).flatMap(({ sender, texts = [] }) =>
    texts
      .filter(({ field }) => textAuthors[field] === (sender === author.id ? 'SENDER' : 'RECEIVER'))
      .map(({ field, text }) => ({ field, text }))
      .toSorted((a, b) => a.field.localeCompare(b.field)),
  );
}

function toFormerMember(
  { retainedSuspensions }: State,
  { email, formerMember }: NonNullable<StoredCase['left']>,
): FormerMember {
  return { ...formerMember, isSuspended: retainedSuspensions.some((retained) => retained.email === email) };
}

/** The first open report about a member who has left under this profile and has not signed up again. */
export function findFormer(state: State, profileId: string): StoredCase | undefined {
  return state.cases.find(
    ({ member, left }) => left?.formerMember.profileId === profileId.toLowerCase() && !memberOf(state, member),
  );
}

/** Stores what a moderator sees of a member who leaves, for the open reports about them. What was stored before stays. */
export function retainOpenReports(state: State, user: User, now: () => Date): void {
  if (!isMember(user)) return;
  const { isSuspended: _is, isPaused: _paused, openCases: _open, warnings: _warnings, ...seen } = toMember(state, user);
  for (const one of openReports(state).filter(({ member }) => member === user.id)) {
    const formerMember = one.left?.formerMember ?? { ...seen, leftAt: now().toISOString() };
    const phoneNumber = user.profile.phoneNumber ?? one.left?.phoneNumber ?? null;
    Object.assign(one, { left: { email: user.email, phoneNumber, formerMember }, hasLeft: true });
  }
}

/** Links the open reports about a person who left to their new profile. */
export function relinkOpenReports(state: State, { id, email }: Member, phoneNumber?: string): void {
  for (const one of openReports(state)) {
    if (memberOf(state, one.member)) continue;
    const persons = personsOf(one);
    if (persons.includes(email) || (phoneNumber !== undefined && persons.includes(phoneNumber))) one.member = id;
  }
}

const personsOf = ({ left, persons = [] }: StoredCase) => [...(left ? [left.email, left.phoneNumber] : []), ...persons];

/**
 * What is known of the other party of a proposal who has left: the new profile, if that person is back, and what the proposal
 * retained. What an open report about them holds is the same.
 */
export function findFormerParty(
  state: State,
  user: User,
  { sender, receiver, createdAt }: StoredProposal,
): Pick<StoredCase, 'member' | 'left' | 'persons' | 'hasLeft'> {
  const [member, kind] = sender === user.id ? [receiver, 'SENT_TO'] : [sender, 'RECEIVED_FROM'];
  const retained = state.retainedRelations.filter(
    (relation) => relation.member === user.id && relation.kind === kind && relation.since === createdAt,
  );
  const persons = retained.map(({ person }) => person);
  const open = openReports(state).find((one) => one.left && personsOf(one).some((each) => persons.includes(each!)));
  const returned = retained.find((relation) => relation.returned)?.returned;
  return { member: returned ?? open?.member ?? member, left: open?.left, persons, hasLeft: true };
}

const openReports = ({ cases }: State) =>
  cases.filter(({ kind, closedAt }) => kind === 'REPORT' && closedAt === undefined);

/** What a moderator sees of a member. */
export function toMember(state: State, { id, profile, preferences, suspension, isPaused }: Member): ModerationMember {
  const own = withHeldTexts(profile, preferences);
  const { fullName: name, createdBy, isVerified, aboutMe } = own.profile;
  const { otherPreferences } = own.preferences;
  const isWarning = ({ member, kind }: StoredMessage) => member === id && kind === 'WARNING';
  const warnings = state.moderatorMessages.filter(isWarning).length;
  const open = state.cases.filter((one) => one.member === id && one.closedAt === undefined);
  return {
    profileId: profile.id,
    ...(isPaused && { isPaused }),
    name,
    createdBy,
    memberSince: timeOf(id),
    isVerified,
    isSuspended: suspension !== null,
    openCases: new Set(open.map(keyOf)).size,
    ...(warnings > 0 && { warnings }),
    aboutMe,
    ...(otherPreferences && { otherPreferences }),
  };
}

function memberOf(state: State, userId: string | undefined): Member | undefined {
  const user = userId === undefined ? undefined : findUser(state, userId);
  return user && isMember(user) ? user : undefined;
}
