import type {
  AccountExport,
  ExportedContactRead,
  ProposalTextField,
  User as UserResponse,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { exportRows, toExport } from '@mithaq/openapi/rules/account-export.ts';
import { textAuthors } from '@mithaq/openapi/rules/proposal-texts.ts';
import { toOwnGuardian } from '@mithaq/openapi/rules/guardian.ts';
import { isModeratorEmail, stageOf } from '@mithaq/openapi/rules/onboarding.ts';
import { toUser } from '@mithaq/openapi/rules/user.ts';
import { ApiProblem } from './api-problem.ts';
import { sessionsOf } from './auth.ts';
import { retainOpenReports } from './cases.ts';
import { guardianOf } from './guardian.ts';
import { ownMarriageOf } from './marriage.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { messagesTo, toMessage, unreadMessages } from './messages.ts';
import { notificationsOf, settingsOf } from './notify.ts';
import { closeProposals, hasProposalToAnswer, proposalNewsOf } from './proposals.ts';
import { retainRelations } from './retained-relations.ts';
import {
  findOther,
  isMember,
  otherParty,
  proposalsOf,
  seesProposal,
  type State,
  type StoredProposal,
  type User,
} from './state.ts';
import { timeOf } from './uuid-time.ts';

/** The account: its user, export and deletion. */
export const userHandlers = {
  getCurrentUser({ user, ...context }) {
    const account = toUserResponse(context, user);
    const member = isMember(user) && stageOf(account) === 'verified' ? user : null;
    const news = member ? proposalNewsOf(context.state, member) : [];
    const messages = unreadMessages(context.state, user);
    const marriage = isMember(user) ? ownMarriageOf(context.state, user, context.now) : null;
    return {
      ...account,
      ...(marriage && { marriage }),
      ...(member && hasProposalToAnswer(context.state, member) && { hasProposalToAnswer: true }),
      ...(news.length > 0 && { proposalNews: news }),
      ...(messages.length > 0 && { moderatorMessages: messages }),
    };
  },
  getUser({ user, params, ...context }) {
    if (params.id.toLowerCase() !== user.id) throw new ApiProblem('not-found');
    return toUserResponse(context, user);
  },
  deleteAccount({ state, user, now, signOut, moderatorEmails }) {
    signOut();
    if (isModeratorEmail(user.email, moderatorEmails)) state.formerModerators.push(user.email);
    closeProposals(proposalsOf(state, user), now);
    deleteProposalTexts(state, user);
    retainSuspension(state, user, now);
    retainRelations(state, user, now);
    retainOpenReports(state, user, now);
    deleteUser(state, user);
    return null;
  },

  exportAccount: ({ user, ...context }) => exportOf(context, user),
} satisfies Partial<MockHandlers>;

/** The account, as its user sees it. A moderator who deleted the account has no role at the next sign-in. */
export function toUserResponse(
  { moderatorEmails, state }: Pick<HandlerContext, 'moderatorEmails' | 'state'>,
  user: User,
): UserResponse {
  const { email, profile } = user;
  const isModerator = isModeratorEmail(email, moderatorEmails) && !state.formerModerators.includes(email);
  const { isVerified = false, phoneNumber = null } = profile ?? {};
  return toUser({
    ...user,
    profileId: profile?.id ?? null,
    isVerified,
    isConfirmingNumber: !isVerified && phoneNumber !== null,
    isModerator,
  });
}

/**
 * Deletes an account: its rows are gone, its proposals stay for the other side without a name, and who read whose
 * contact details stays for those whose details were read.
 */
function deleteUser(state: State, user: User): void {
  const isOthers = (...ids: (string | undefined)[]) => !ids.includes(user.id);
  Object.assign(state, {
    users: state.users.filter(({ id }) => isOthers(id)),
    forYouLists: state.forYouLists.filter(({ viewer }) => isOthers(viewer)),
    forYouBuilds: state.forYouBuilds.filter(({ viewer }) => isOthers(viewer)),
    listCursors: state.listCursors.filter(({ viewer }) => isOthers(viewer)),
    requestCounts: state.requestCounts.filter((counted) => isOthers(counted.user)),
    sessions: state.sessions.filter((session) => isOthers(session.user)),
    hiddenMembers: state.hiddenMembers.filter(({ member, hidden }) => isOthers(member, hidden)),
    savedProfiles: state.savedProfiles.filter(({ member, saved }) => isOthers(member, saved)),
    moderatorMessages: state.moderatorMessages.filter(({ member }) => isOthers(member)),
    cases: state.cases.filter(({ kind, member }) => kind !== 'TEXT' || isOthers(member)),
    blocks: state.blocks.filter(({ blocker, blocked }) => isOthers(blocker, blocked)),
    notifications: state.notifications.filter((each) => isOthers(each.user)),
    notificationSettings: state.notificationSettings.filter((each) => isOthers(each.user)),
    mailConsents: state.mailConsents.filter((each) => isOthers(each.user)),
    guardians: state.guardians.filter(({ member }) => isOthers(member)),
    rememberedAnswers: state.rememberedAnswers.filter((each) => isOthers(each.user, each.member)),
    sharedLinks: state.sharedLinks.filter(({ sharer, owner }) => isOthers(sharer, owner)),
  } satisfies Partial<State>);
}

/** The words of the other side stay. */
function deleteProposalTexts(state: State, user: User): void {
  for (const proposal of proposalsOf(state, user))
    if (proposal.texts) proposal.texts = proposal.texts.filter(({ field }) => !isAuthor(user, proposal, field));
}

const isAuthor = ({ id }: User, { sender }: StoredProposal, field: ProposalTextField) =>
  textAuthors[field] === (sender === id ? 'SENDER' : 'RECEIVER');

/** The suspension outlives the account. */
function retainSuspension(state: State, { email, profile, suspension }: User, now: () => Date): void {
  if (!suspension) return;
  const before = state.retainedSuspensions.find((retained) => retained.email === email);
  const phoneNumber = profile?.phoneNumber ?? before?.phoneNumber ?? null;
  state.retainedSuspensions = state.retainedSuspensions.filter((retained) => retained !== before);
  state.retainedSuspensions.push({ email, phoneNumber, retainedAt: now().toISOString(), suspension });
}

/** Everything that is stored about the account. */
function exportOf({ state, now, ...context }: HandlerContext, user: User): AccountExport {
  const { id, signedInAt, profile, preferences, isPaused, allowsFamilySharing, consents } = user;
  const profileIdOf = (userId: string) => findOther(state, user, userId)?.profile.id;
  const isThere = (userId: string) => profileIdOf(userId) !== undefined;
  const guardian = guardianOf(state, user);
  return {
    ...toExport({
      exportedAt: now().toISOString(),
      googleSubject: id,
      createdAt: timeOf(id),
      signedInAt,
      user: toUserResponse({ ...context, state }, user),
      isPaused,
      own: profile && preferences && { createdAt: timeOf(profile.id), allowsFamilySharing, profile, preferences },
    }),
    consents: consents.toReversed(),
    sessions: sessionsOf(state, user),
    proposals: proposalsOf(state, user)
      .filter((proposal) => seesProposal(user, proposal))
      .toReversed()
      .map((proposal) => {
        const { id: proposalId, sender, status, createdAt, changedAt = createdAt, unseenBy } = proposal;
        const role = sender === id ? 'SENDER' : 'RECEIVER';
        const { takenBackAt, marriageFixedBy, marriageAnswer, marriageAnsweredAt } = proposal;
        const marriage = { marriageFixedBy, marriageAnswer, marriageAnsweredAt };
        const shares = proposal.shares?.[role];
        const otherProfileId = otherParty(state, user, proposal)?.profile.id;
        const row = { proposalId, role, otherProfileId, status, createdAt, changedAt, unseenBy, takenBackAt } as const;
        return exportRows.proposals({ ...row, ...marriage, ...(shares && { shares }) });
      }),
    proposalTexts: proposalsOf(state, user)
      .filter((proposal) => seesProposal(user, proposal))
      .toSorted((a, b) => b.id.localeCompare(a.id))
      .flatMap((proposal) =>
        (proposal.texts ?? [])
          .filter(({ field }) => isAuthor(user, proposal, field))
          .toSorted((a, b) => a.field.localeCompare(b.field))
          .map(({ field, text, isHeld }) => ({ proposalId: proposal.id, field, text, isHeldBack: isHeld })),
      ),
    contactReads: state.contactReads
      .filter(({ reader, subject }) => reader === id || subject === id)
      .toReversed()
      .map(({ reader, subject, readAt, count }): ExportedContactRead => {
        const otherProfileId = profileIdOf(reader === id ? subject : reader);
        return { readAt, count, isReader: reader === id, ...(otherProfileId && { otherProfileId }) };
      }),
    blocks: state.blocks
      .filter(({ blocker }) => blocker === id)
      .toReversed()
      .map(({ blocked, blockedAt }) => ({ profileId: profileIdOf(blocked)!, blockedAt })), // a block ends with the account
    hiddenMembers: state.hiddenMembers
      .filter(({ member, hidden }) => member === id && isThere(hidden))
      .toReversed()
      .map(({ hidden, hiddenAt }) => ({ profileId: profileIdOf(hidden)!, hiddenAt })), // the filter has found it
    savedProfiles: state.savedProfiles
      .filter(({ member, saved }) => member === id && isThere(saved))
      .toReversed()
      .map(({ saved, savedAt }) => ({ profileId: profileIdOf(saved)!, savedAt })), // the filter has found it
    moderatorMessages: messagesTo(state, user).toReversed().map(toMessage),
    reports: state.cases
      .filter(({ reporter }) => reporter === id)
      .toReversed()
      .map(({ id: reportId, openedAt: createdAt, reason, note, member, hasLeft }) => {
        // One who has left and is back is not linked to the new profile.
        const profileId = hasLeft ? undefined : profileIdOf(member);
        return exportRows.reports({ reportId, createdAt, reason: reason!, profileId, note }); // a report has a reason
      }),
    profileViews: state.profileViews
      .filter(({ viewer }) => viewer === id)
      .toSorted((a, b) => b.day.localeCompare(a.day) || b.profileId.localeCompare(a.profileId))
      .map(({ day, profileId }) => ({ day, profileId })),
    notifications: notificationsOf(state, user).map(({ kind, createdAt, seenAt }) => ({
      kind,
      createdAt,
      ...(seenAt && { seenAt }),
    })),
    notificationSettings: settingsOf(state, user),
    mailConsents: state.mailConsents
      .filter((each) => each.user === user.id)
      .map(({ user: _user, ...consent }) => consent),
    pushSubscriptions: state.sessions.flatMap(({ user: of, push }) => (of === user.id && push ? [push] : [])),
    guardians: guardian ? [toOwnGuardian(guardian)] : [],
    sharedLinks: state.sharedLinks
      .filter(({ sharer }) => sharer === id)
      .toReversed()
      .map(({ owner, createdAt, timesOpened, lastOpenedOn }) => ({
        profileId: profileIdOf(owner)!, // the link ends with the account, and with a block
        createdAt,
        timesOpened,
        ...(lastOpenedOn && { lastOpenedOn }),
      })),
  };
}
