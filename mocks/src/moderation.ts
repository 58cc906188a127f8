import type {
  ModerationAuditEntry,
  ModerationCase,
  ModerationMember,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { decideReport, selfSuspensionProblem } from '@mithaq/openapi/rules/blocks-and-reports.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { audienceFor } from './profiles.ts';
import {
  findMember,
  findUser,
  hasBlocked,
  isMember,
  proposalsBetween,
  type Member,
  type State,
  type StoredCase,
  type User,
} from './state.ts';
import { timeOf } from './uuid-time.ts';

/** Reports of members, and what the moderators see and do. */
export const moderationHandlers = {
  reportMember({ state, user, body, limits, now, newId }) {
    const { reason, note } = body;
    const member = findMember(state, body.profileId);
    const hasProposal = member !== undefined && proposalsBetween(state, user, member).length > 0;
    const sent = state.cases.filter(({ reporter }) => reporter === user.id);
    const problem = decideReport({
      audience: member ? audienceFor(state, user, member, hasProposal) : 'nobody',
      hasProposal,
      hasBlocked: member !== undefined && hasBlocked(state, user.id, member.id),
      sentToday: sent.filter(({ openedAt }) => openedAt.startsWith(today(now()))).length,
      limits,
      now: now(),
    });
    if (problem || !member) throw new ApiProblem(problem?.code ?? 'not-found', problem ?? {});
    const [id, openedAt] = [newId(), now().toISOString()];
    const parties = { member: member.id, reporter: user.id };
    state.cases.push({ id, kind: 'REPORT', ...parties, openedAt, reason, ...(note && { note }) });
    return { reportId: id, createdAt: openedAt };
  },

  listModerationCases({ state, query: { state: which, ...page } }) {
    const open = state.cases.filter(({ closedAt }) => closedAt === undefined);
    const closed = state.cases
      .filter(({ closedAt }) => closedAt !== undefined)
      .toSorted((a, b) => b.closedAt!.localeCompare(a.closedAt!));
    return pageOf(which === 'OPEN' ? open : closed, page, (one) => toCase(state, one));
  },

  closeModerationCase({ params, body, ...call }) {
    const { state, now } = call;
    const found = state.cases.find(({ id }) => id === params.id.toLowerCase());
    if (!found) throw new ApiProblem('not-found', { params: { resource: 'CASE' } });
    if (found.closedAt) throw new ApiProblem('case-closed');
    Object.assign(found, { closedAt: now().toISOString(), decision: body.reason });
    const profileId = findUser(state, found.member)?.profile?.id;
    record(call, { action: 'CLOSE_CASE', caseId: found.id, ...(profileId && { profileId }), reason: body.reason });
    return toCase(state, found);
  },

  suspendMember({ body: { profileId, reason }, ...call }) {
    const member = findAny(call.state, profileId);
    throwIfProblem(selfSuspensionProblem(member.profile.id, call.user.profile?.id ?? null));
    member.suspension = { reason, since: member.suspension?.since ?? call.now().toISOString() };
    record(call, { action: 'SUSPEND', profileId: member.profile.id, reason });
    return toMember(call.state, member);
  },

  liftSuspension({ body: { profileId, reason }, ...call }) {
    const member = findAny(call.state, profileId);
    if (member.suspension) {
      member.suspension = null;
      call.state.keptSuspensions = call.state.keptSuspensions.filter(({ email }) => email !== member.email);
      member.profile.matchChangedAt = call.now().toISOString(); // so that For You lists are built anew (R45)
      record(call, { action: 'LIFT_SUSPENSION', profileId: member.profile.id, reason });
    }
    return toMember(call.state, member);
  },

  listSuspendedMembers({ state, query }) {
    const suspended = state.users.filter(isMember).flatMap((one) => {
      const { suspension } = one;
      return suspension ? [{ member: toMember(state, one), suspension }] : [];
    });
    return pageOf(
      suspended.toSorted((a, b) => b.suspension.since.localeCompare(a.suspension.since)),
      query,
      (one) => one,
    );
  },

  listModerationAudit: ({ state, query }) => pageOf(state.moderationAudit.toReversed(), query, (entry) => entry),
} satisfies Partial<MockHandlers>;

/** @throws ApiProblem not-found when there is no such member */
function findAny(state: State, profileId: string): Member {
  const member = findMember(state, profileId);
  if (!member) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
  return member;
}

type Call = Pick<HandlerContext, 'state' | 'now' | 'newId'> & { user: User };

function record({ state, user, now, newId }: Call, action: Omit<ModerationAuditEntry, 'entryId' | 'at' | 'moderator'>) {
  state.moderationAudit.push({ entryId: newId(), at: now().toISOString(), moderator: user.email, ...action });
}

/** A case with what a moderator needs to know. Members who have left are absent, and what was written about or by them. */
function toCase(state: State, { id, member, reporter, note, text, ...stored }: StoredCase): ModerationCase {
  const find = (userId: string | undefined) => state.users.filter(isMember).find((user) => user.id === userId);
  const [about, from] = [find(member), find(reporter)];
  const newest = about && from && proposalsBetween(state, about, from).at(-1);
  return {
    caseId: id,
    ...stored,
    ...(about && { member: toMember(state, about), ...(note && { note }), ...(text && { text }) }),
    ...(from && { reporter: { profileId: from.profile.id, name: from.profile.fullName } }),
    ...(newest && { proposalStatus: newest.status }),
  };
}

function toMember(state: State, { id, profile, preferences, suspension }: Member): ModerationMember {
  const { fullName: name, createdBy, isVerified, aboutMe } = profile;
  const { otherPreferences } = preferences;
  return {
    profileId: profile.id,
    name,
    createdBy,
    memberSince: timeOf(id),
    isVerified,
    isSuspended: suspension !== null,
    openCases: state.cases.filter((one) => one.member === id && one.closedAt === undefined).length,
    aboutMe,
    ...(otherPreferences && { otherPreferences }),
  };
}

function pageOf<T, R>(all: T[], { page, limit }: { page: number; limit: number }, toItem: (item: T) => R) {
  const start = page * limit;
  const data = all.slice(start, start + limit).map(toItem);
  return { data, hasNextPage: all.length > start + limit, currentPage: page };
}
