import type {
  ModerationAuditEntry,
  ModerationMember,
  NewPartyReport,
  Report,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  decideReport,
  decideSuspension,
  memberSearch,
  mostFound,
  toCasePage,
  type MemberSearch,
} from '@mithaq/openapi/rules/moderation.ts';
import { rowLimitHeaders, type Limits } from '@mithaq/openapi/rules/limits.ts';
import { today } from '@mithaq/openapi/rules/day.ts';
import { releaseText } from '@mithaq/openapi/rules/held-texts.ts';
import { ApiProblem, throwIfProblem } from './api-problem.ts';
import { caseOf, casesFor, findFormer, findFormerParty, isOwnCase, isRelated, partsOf, toMember } from './cases.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { pageOf, record, recordRead, type Call } from './moderation-audit.ts';
import { countRequest } from './count-request.ts';
import { notify, notifyModerators } from './notify.ts';
import { audienceFor } from './visibility.ts';
import { findOwn } from './proposals.ts';
import { findMember, findUser, hasBlocked, isMember, type Member, type State, type StoredCase } from './state.ts';

const newestClosed = (a: StoredCase, b: StoredCase) =>
  b.closedAt!.localeCompare(a.closedAt!) || b.id.localeCompare(a.id); // of closed cases alone

/** Reports of members, and what the moderators see and do. */
export const moderationHandlers = {
  reportMember({ user, body, limits, ...context }) {
    const { state, now } = context;
    const sentToday = reportedToday(state, user, now);
    const member = findMember(state, body.profileId);
    const problem = decideReport({
      audience: audienceFor(state, user, member),
      hasBlocked: member !== undefined && hasBlocked(state, user.id, member.id),
      sentToday,
      limits,
      now: now(),
    });
    if (problem || !member) throw new ApiProblem(problem?.code ?? 'not-found', problem ?? {});
    tellReports(context, limits, sentToday + 1);
    return addReport(context, body, { member: member.id, reporter: user.id });
  },

  reportProposalParty({ user, params, body, limits, ...context }) {
    const { state, now } = context;
    // Also of a party who has left or has blocked the caller: the caller does not learn which.
    const proposal = findOwn(state, user, params.id);
    const sentToday = reportedToday(state, user, now);
    throwIfProblem(decideReport({ audience: 'known', hasBlocked: false, sentToday, limits, now: now() }));
    tellReports(context, limits, sentToday + 1);
    const { sender, receiver } = proposal;
    const other = findUser(state, sender === user.id ? receiver : sender);
    const about = other ? { member: other.id } : findFormerParty(state, user, proposal);
    return addReport(context, body, { ...about, reporter: user.id });
  },

  listModerationCases({ query: { state: which, cursor, ...page }, ...call }) {
    const { state } = call;
    const all = casesFor(state, call.user.id);
    const open = all.filter(({ closedAt }) => closedAt === undefined);
    const closed = all.filter(({ closedAt }) => closedAt !== undefined).toSorted(newestClosed);
    const last = closed.find(({ id }) => id === cursor?.toLowerCase());
    const isAfter = (one: StoredCase) => {
      if (which === 'OPEN') return one.id > cursor!.toLowerCase(); // asked with a cursor alone
      return last !== undefined && newestClosed(last, one) < 0;
    };
    const list = which === 'OPEN' ? open : closed;
    const rest = cursor ? list.filter(isAfter) : list.slice(page.page * page.limit);
    const found = toCasePage(rest, page, (one) => caseOf(state, one));
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
      Object.assign(part, {
        closedAt: now().toISOString(),
        decision: reason,
        closedWith: first.id,
        left: undefined,
        persons: undefined,
      });
    if (found.kind === 'TEXT') {
      first.outcome = body.keepHeld ? 'KEPT_HELD' : 'RELEASED';
      const ofProposal = state.proposals.find(({ id }) => id === found.proposalId)?.texts;
      const released = ofProposal?.find(({ field }) => field === found.field);
      if (released && !body.keepHeld) released.isHeld = false;
      const about = findUser(state, found.member);
      const stored =
        about &&
        isMember(about) &&
        !ofProposal &&
        !body.keepHeld &&
        releaseText(about.profile, about.preferences, found.field);
      if (stored) {
        Object.assign(about.profile, stored.profile, { matchChangedAt: now().toISOString() });
        Object.assign(about.preferences, stored.preferences);
      }
      if (about && (stored || (released && !body.keepHeld)))
        notify(call, { user: about.id, kind: 'TEXT_RELEASED', subject: first.id });
    }
    record(call, { action: 'CLOSE_CASE', caseId: first.id, ...(profileId && { profileId }), reason });
    return caseOf(state, first);
  },

  suspendMember: ({ body, ...call }) => changeSuspension(call, 'SUSPEND', body),
  liftSuspension: ({ body, ...call }) => changeSuspension(call, 'LIFT_SUSPENSION', body),

  findMembers({ body, ...call }) {
    const { state, user } = call;
    countRequest(call, 'MEMBER_SEARCHES_PER_10_MIN');
    const { by, value } = memberSearch(body.text);
    const found = state.users
      .filter(isMember)
      .filter((one) => valuesOf(one)[by] === value && one.id !== user.id && !isRelated(state, user.id, one.id))
      .toSorted((a, b) => a.profile.id.localeCompare(b.profile.id));
    const data = found.slice(0, mostFound).map((one) => toMember(state, one));
    // Nobody is one entry, too.
    for (const one of data.length > 0 ? data : [undefined])
      record(call, { action: 'SEARCH', ...idOf(one), reason: '' });
    if (data.length === 0) throw new ApiProblem('not-found', { params: { resource: 'PROFILE' } });
    return { data };
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
    const visible = state.moderationAudit.filter(({ action, profileId, caseId }) => {
      const ofCase = state.cases.find(({ id }) => id === caseId);
      if (ofCase && (ofCase.member === user.id || ofCase.reporter === user.id)) return false;
      const member = profileId && findMember(state, profileId);
      if (member && (member.id === user.id || isRelated(state, user.id, member.id))) return false;
      return entries === undefined || (entries === 'READS') === reads.has(action);
    });
    return pageOf(visible.toReversed(), page, (entry) => entry);
  },
} satisfies Partial<MockHandlers>;

/** Says how many reports of the day are left. */
function tellReports({ headers, now }: Pick<HandlerContext, 'headers' | 'now'>, limits: Limits, sent: number): void {
  for (const [name, value] of Object.entries(rowLimitHeaders(limits, { REPORTS_PER_DAY: sent }, now())))
    headers.set(name, value);
}

function reportedToday(state: State, { id }: Member, now: () => Date): number {
  const day = today(now());
  return state.cases.filter(({ reporter, openedAt }) => reporter === id && openedAt.startsWith(day)).length;
}

function addReport(
  context: Parameters<typeof notifyModerators>[0],
  { reason, note }: NewPartyReport,
  parties: Pick<StoredCase, 'member' | 'reporter'>,
): Report {
  const [id, openedAt] = [context.newId(), context.now().toISOString()];
  const made: StoredCase = { id, kind: 'REPORT', ...parties, openedAt, reason, ...(note && { note }) };
  context.state.cases.push(made);
  notifyModerators(context, made);
  return { reportId: id, createdAt: openedAt };
}

const reads = new Set<ModerationAuditEntry['action']>(['READ_CASE', 'READ_SUSPENDED', 'READ_MESSAGES', 'SEARCH']);

/** By what a search finds a member. */
function valuesOf({
  email,
  profile: { id, phoneNumber, isVerified },
}: Member): Record<MemberSearch['by'], string | null> {
  return {
    profileId: id,
    displayedId: id.slice(-8),
    email: email.toLowerCase(),
    phoneNumber: isVerified ? (phoneNumber ?? null) : null,
  };
}

/** Suspends a member, also one who has left while a report is open, or lifts that. */
function changeSuspension(
  call: Call,
  action: 'SUSPEND' | 'LIFT_SUSPENSION',
  { profileId, reason }: { profileId: string; reason: string },
): ModerationMember {
  const { state, user, now } = call;
  const since = now().toISOString();
  const member = findMember(state, profileId);
  const former = member ? undefined : findFormer(state, profileId);
  const userId = member?.id ?? former?.member;
  const email = member?.email ?? former?.left?.email;
  const retained = state.retainedSuspensions.find((each) => each.email === email);
  throwIfProblem(
    decideSuspension({
      action,
      isOwn: userId === user.id,
      isFound: userId !== undefined,
      isRelated: userId !== undefined && isRelated(state, user.id, userId),
      isSuspended: member ? member.suspension !== null : retained !== undefined,
    }),
  );
  const isSuspending = action === 'SUSPEND';
  if (former || !isSuspending)
    state.retainedSuspensions = state.retainedSuspensions.filter((each) => each !== retained);
  if (former?.left) {
    const { phoneNumber, formerMember } = former.left;
    const suspension = { reason, since: retained?.suspension.since ?? since };
    if (isSuspending)
      state.retainedSuspensions.push({ email: former.left.email, phoneNumber, retainedAt: since, suspension });
    record(call, { action, profileId: formerMember.profileId, reason });
    const { leftAt: _at, ...seen } = formerMember;
    return { ...seen, isSuspended: isSuspending, openCases: 1 };
  }
  const { profile, suspension } = member!; // one of the two was found
  const ofMember = { user: member!.id, subject: member!.id };
  if (!isSuspending) notify(call, { ...ofMember, kind: 'SUSPENSION_LIFTED' });
  else if (!suspension) notify(call, { ...ofMember, kind: 'SUSPENDED' });
  member!.suspension = isSuspending ? { reason, since: suspension?.since ?? since } : null;
  if (!isSuspending) profile.matchChangedAt = since; // so that For You lists are built again
  record(call, { action, profileId: profile.id, reason });
  return toMember(state, member!);
}

const idOf = (member: { profileId: string } | undefined) => member && { profileId: member.profileId };
