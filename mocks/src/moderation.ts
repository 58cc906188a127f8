import type { ModerationAuditEntry, ModerationMember } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { decideReport, selfSuspensionProblem } from '@mithaq/openapi/rules/moderation.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import { releaseText } from '@mithaq/openapi/rules/held-texts.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import { casesFor, findFormer, isOwnCase, isRelated, partsOf, toCase, toMember } from './cases.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { audienceFor } from './profiles.ts';
import {
  findMember,
  findUser,
  hasBlocked,
  isMember,
  type Member,
  type State,
  type StoredCase,
  type User,
} from './state.ts';

/** Reports of members, and what the moderators see and do. */
export const moderationHandlers = {
  reportMember({ state, user, body, limits, now, newId }) {
    const { reason, note } = body;
    const member = findMember(state, body.profileId);
    const sent = state.cases.filter(({ reporter }) => reporter === user.id);
    const problem = decideReport({
      audience: audienceFor(state, user, member),
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

  listModerationCases({ query: { state: which, ...page }, ...call }) {
    const { state } = call;
    const all = casesFor(state, call.user.id);
    const open = all.filter(({ closedAt }) => closedAt === undefined);
    const closed = all
      .filter(({ closedAt }) => closedAt !== undefined)
      .toSorted((a, b) => b.closedAt!.localeCompare(a.closedAt!));
    const found = pageOf(which === 'OPEN' ? open : closed, page, (one) => toCase(state, one));
    for (const { caseId, member, formerMember } of found.data)
      recordRead(call, { action: 'READ_CASE', caseId, ...idOf(member ?? formerMember) });
    return found;
  },

  closeModerationCase({ params, body, ...call }) {
    const { state, now } = call;
    const found = state.cases.find(({ id }) => id === params.id.toLowerCase());
    if (!found || isOwnCase(state, found, call.user.id))
      throw new ApiProblem('not-found', { params: { resource: 'CASE' } });
    if (found.closedAt) throw new ApiProblem('case-closed');
    const { reason, lastReportId } = body;
    const parts = partsOf(state, found);
    const first = parts[0]!; // at least the one that was found
    const profileId = findUser(state, found.member)?.profile?.id ?? found.left?.formerMember.profileId;
    for (const part of parts.filter((each) => each === first || each.id <= (lastReportId ?? each.id)))
      Object.assign(part, { closedAt: now().toISOString(), decision: reason, closedWith: first.id, left: undefined });
    if (found.kind === 'TEXT') {
      first.outcome = body.keepHeld ? 'KEPT_HELD' : 'RELEASED';
      const about = findUser(state, found.member);
      const stored =
        about && isMember(about) && !body.keepHeld && releaseText(about.profile, about.preferences, found.field);
      if (stored) {
        Object.assign(about.profile, stored.profile, { matchChangedAt: now().toISOString() });
        Object.assign(about.preferences, stored.preferences);
      }
    }
    record(call, { action: 'CLOSE_CASE', caseId: first.id, ...(profileId && { profileId }), reason });
    return toCase(state, first);
  },

  suspendMember({ body: { profileId, reason }, ...call }) {
    throwIfProblem(selfSuspensionProblem(profileId.toLowerCase(), call.user.profile?.id ?? null));
    const { state, user, now } = call;
    const former = findFormer(state, profileId);
    if (former?.left) {
      if (isRelated(state, user.id, former.member)) throw new ApiProblem('another-moderator');
      const { email, phoneNumber, formerMember } = former.left;
      const before = state.retainedSuspensions.find((retained) => retained.email === email);
      state.retainedSuspensions = state.retainedSuspensions.filter((retained) => retained !== before);
      const suspension = { reason, since: before?.suspension.since ?? now().toISOString() };
      state.retainedSuspensions.push({ email, phoneNumber, retainedAt: now().toISOString(), suspension });
      record(call, { action: 'SUSPEND', profileId: formerMember.profileId, reason });
      return toSuspended(former.left, true);
    }
    const member = findAny(state, profileId);
    if (isRelated(state, user.id, member.id)) throw new ApiProblem('another-moderator');
    member.suspension = { reason, since: member.suspension?.since ?? call.now().toISOString() };
    record(call, { action: 'SUSPEND', profileId: member.profile.id, reason });
    return toMember(call.state, member);
  },

  liftSuspension({ body: { profileId, reason }, ...call }) {
    const former = findFormer(call.state, profileId);
    const related = former?.member ?? findMember(call.state, profileId)?.id;
    const isRefused = related !== undefined && isRelated(call.state, call.user.id, related);
    if (former?.left) {
      const { email, formerMember } = former.left;
      const others = call.state.retainedSuspensions.filter((retained) => retained.email !== email);
      if (others.length === call.state.retainedSuspensions.length) throw new ApiProblem('not-suspended');
      if (isRefused) throw new ApiProblem('another-moderator');
      call.state.retainedSuspensions = others;
      record(call, { action: 'LIFT_SUSPENSION', profileId: formerMember.profileId, reason });
      return toSuspended(former.left, false);
    }
    const member = findAny(call.state, profileId);
    if (isRefused) throw new ApiProblem('another-moderator');
    if (!member.suspension) throw new ApiProblem('not-suspended');
    member.suspension = null;
    call.state.retainedSuspensions = call.state.retainedSuspensions.filter(({ email }) => email !== member.email);
    member.profile.matchChangedAt = call.now().toISOString(); // so that For You lists are built again
    record(call, { action: 'LIFT_SUSPENSION', profileId: member.profile.id, reason });
    return toMember(call.state, member);
  },

  listSuspendedMembers({ query, ...call }) {
    const { state, user } = call;
    const suspended = state.users.filter(isMember).flatMap((one) => {
      const { suspension } = one;
      return suspension && !isRelated(state, user.id, one.id) ? [{ member: toMember(state, one), suspension }] : [];
    });
    const found = pageOf(
      suspended.toSorted((a, b) => b.suspension.since.localeCompare(a.suspension.since)),
      query,
      (one) => one,
    );
    for (const { member } of found.data) recordRead(call, { action: 'READ_SUSPENDED', ...idOf(member) });
    return found;
  },

  listModerationAudit({ state, user, query: { entries, ...page } }) {
    const visible = state.moderationAudit.filter(({ action, profileId }) => {
      const member = profileId && findMember(state, profileId);
      if (member && (member.id === user.id || isRelated(state, user.id, member.id))) return false;
      return entries === undefined || (entries === 'READS') === action.startsWith('READ_');
    });
    return pageOf(visible.toReversed(), page, (entry) => entry);
  },
} satisfies Partial<MockHandlers>;

/** @throws ApiProblem not-found when there is no such member */
function findAny(state: State, profileId: string): Member {
  const member = findMember(state, profileId);
  if (!member) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
  return member;
}

type Call = Pick<HandlerContext, 'state' | 'now' | 'newId'> & { user: User };

type Recorded = Omit<ModerationAuditEntry, 'entryId' | 'at' | 'moderator'>;

function record({ state, user, now, newId }: Call, action: Recorded) {
  state.moderationAudit.push({ entryId: newId(), at: now().toISOString(), moderator: user.email, ...action });
}

/** The answer about a member who has left. */
function toSuspended(
  { formerMember: { leftAt: _at, ...seen } }: NonNullable<StoredCase['left']>,
  isSuspended: boolean,
): ModerationMember {
  return { ...seen, isSuspended, openCases: 1 };
}

/** One entry for each moderator, case or member, and day. */
function recordRead(call: Call, read: Omit<Recorded, 'reason'>) {
  const day = today(call.now());
  const isRecorded = call.state.moderationAudit.some(
    ({ at, moderator, action, caseId, profileId }) =>
      moderator === call.user.email &&
      action === read.action &&
      (caseId ?? profileId) === (read.caseId ?? read.profileId) &&
      at.startsWith(day),
  );
  if (!isRecorded) record(call, { ...read, reason: '' });
}

const idOf = (member: { profileId: string } | undefined) => member && { profileId: member.profileId };

function pageOf<T, R>(all: T[], { page, limit }: { page: number; limit: number }, toItem: (item: T) => R) {
  const start = page * limit;
  const data = all.slice(start, start + limit).map(toItem);
  return { data, hasNextPage: all.length > start + limit, currentPage: page };
}
