import type {
  AccountExport,
  ExportedContactRead,
  ExportedProposal,
  Session,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { withHeldTexts } from '@mithaq/openapi/rules/held-texts.ts';
import { toPreferences } from '@mithaq/openapi/rules/preferences.ts';
import { toOwnProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { retainOpenReports } from './cases.ts';
import type { HandlerContext, MockHandlers } from './handler-context.ts';
import { closeProposals } from './proposals.ts';
import { retainRelations } from './retained-relations.ts';
import { findOther, otherParty, proposalsOf, type State, type User } from './state.ts';
import { toUserResponse } from './user-response.ts';
import { timeOf } from './uuid-time.ts';

/** A member's power over the account: pause, export, deletion and sessions. */
export const accountHandlers = {
  deleteAccount({ state, user, now, signOut }) {
    signOut();
    closeProposals(proposalsOf(state, user), now);
    retainSuspension(state, user, now);
    retainRelations(state, user, now);
    retainOpenReports(state, user, now);
    deleteUser(state, user);
    return null;
  },

  exportAccount: ({ user, ...context }) => toExport(context, user),

  pauseProfile({ user, body: { isPaused }, now }) {
    // A member who comes back counts as changed, so that lists of others are built again.
    if (user.isPaused && !isPaused) user.profile.matchChangedAt = now().toISOString();
    user.isPaused = isPaused;
    return { isPaused };
  },

  listSessions: ({ state, user }) => sessionsOf(state, user),

  endAllSessions({ signOut }) {
    signOut();
    return null;
  },
} satisfies Partial<MockHandlers>;

/**
 * Deletes an account: its rows are gone, its proposals stay for the other side without a name, and who read whose
 * contact details stays for those whose details were read.
 */
function deleteUser(state: State, user: User): void {
  const isOthers = (...ids: (string | undefined)[]) => !ids.includes(user.id);
  Object.assign(state, {
    users: state.users.filter(({ id }) => isOthers(id)),
    profileViews: state.profileViews.filter(({ viewer }) => isOthers(viewer)),
    forYouLists: state.forYouLists.filter(({ viewer }) => isOthers(viewer)),
    forYouBuilds: state.forYouBuilds.filter(({ viewer }) => isOthers(viewer)),
    listCursors: state.listCursors.filter(({ viewer }) => isOthers(viewer)),
    phoneAttempts: state.phoneAttempts.filter((attempts) => isOthers(attempts.user)),
    sessions: state.sessions.filter((session) => isOthers(session.user)),
    hiddenMembers: state.hiddenMembers.filter(({ member, hidden }) => isOthers(member, hidden)),
    savedProfiles: state.savedProfiles.filter(({ member, saved }) => isOthers(member, saved)),
    cases: state.cases.filter(({ kind, member }) => kind !== 'TEXT' || isOthers(member)),
    blocks: state.blocks.filter(({ blocker, blocked }) => isOthers(blocker, blocked)),
  } satisfies Partial<State>);
}

/** The suspension outlives the account. */
function retainSuspension(state: State, { email, profile, suspension }: User, now: () => Date): void {
  if (!suspension) return;
  const before = state.retainedSuspensions.find((retained) => retained.email === email);
  const phoneNumber = profile?.phoneNumber ?? before?.phoneNumber ?? null;
  state.retainedSuspensions = state.retainedSuspensions.filter((retained) => retained !== before);
  state.retainedSuspensions.push({ email, phoneNumber, retainedAt: now().toISOString(), suspension });
}

/** Everything that is stored about the account. */
function toExport({ state, now, ...context }: HandlerContext, user: User): AccountExport {
  const { id, signedInAt, profile, preferences, isPaused, consents } = user;
  const profileIdOf = (userId: string) => findOther(state, user, userId)?.profile.id;
  const isThere = (userId: string) => profileIdOf(userId) !== undefined;
  return {
    exportedAt: now().toISOString(),
    googleSubject: id,
    createdAt: timeOf(id),
    signedInAt,
    user: toUserResponse({ ...context, state }, user),
    isPaused,
    ...(profile && { profileCreatedAt: timeOf(profile.id), profile: toOwnProfile(profile) }),
    ...(profile &&
      preferences && {
        preferences: toPreferences(preferences.id, withHeldTexts(profile, preferences).preferences),
      }),
    consents: consents.toReversed(),
    sessions: sessionsOf(state, user),
    proposals: proposalsOf(state, user)
      .toReversed()
      .map((proposal): ExportedProposal => {
        const { id: proposalId, sender, status, createdAt, changedAt = createdAt, unseenBy } = proposal;
        const other = otherParty(state, user, proposal);
        const role = sender === id ? 'SENDER' : 'RECEIVER';
        const otherProfileId = other && { otherProfileId: other.profile.id };
        return {
          proposalId,
          role,
          ...otherProfileId,
          status,
          createdAt,
          changedAt,
          isUnseen: other !== undefined && unseenBy === role,
        };
      }),
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
    reports: state.cases
      .filter(({ reporter }) => reporter === id)
      .toReversed()
      .map(({ id: reportId, openedAt, reason, note, member }) => {
        const profileId = profileIdOf(member);
        // a report has a reason
        return {
          reportId,
          createdAt: openedAt,
          reason: reason!,
          ...(profileId && { profileId, ...(note && { note }) }),
        };
      }),
    profileViews: state.profileViews
      .filter(({ viewer }) => viewer === id)
      .toSorted((a, b) => b.day.localeCompare(a.day) || b.profileId.localeCompare(a.profileId))
      .map(({ day, profileId }) => ({ day, profileId })),
  };
}

/** A browser has one session here. */
function sessionsOf({ sessions }: State, { id }: User): Session[] {
  return sessions
    .filter(({ user }) => user === id)
    .map(({ startedAt, lastUsedAt }) => ({ startedAt, lastUsedAt, isCurrent: true }));
}
