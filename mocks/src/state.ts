import type { DemoProposal, Member as DemoMember } from '@mithaq/openapi/examples/members.ts';
import type {
  Consent,
  ContactRole,
  FlaggedField,
  FormerMember,
  MarriageAnswer,
  ModerationAuditEntry,
  ModerationCase,
  ExportedMailConsent,
  ExportedPushSubscription,
  Notification,
  NotificationSettings,
  ProposalStatus,
  ProposalTextField,
  Quota,
  SentMessage,
  SharedContact,
  Suspension,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { StoredGuardian } from '@mithaq/openapi/rules/guardian.ts';
import type { ProfileKeys } from '@mithaq/openapi/rules/match-keys.ts';
import type { Match } from '@mithaq/openapi/rules/match-score.ts';
import { toStoredPreferences, type KeyedPreferences } from '@mithaq/openapi/rules/preferences.ts';
import type { ProposalText } from '@mithaq/openapi/rules/proposal-texts.ts';
import { createdProfile } from '@mithaq/openapi/rules/profile-input.ts';
import type { RetainedKind } from '@mithaq/openapi/rules/retained-relations.ts';
import { fixesMarriageOf, type MarriageFacts } from '@mithaq/openapi/rules/proposal.ts';
import type { ProfileVersion, StoredProfile } from '@mithaq/openapi/rules/profile-view.ts';

/** An account. Times are ISO 8601 texts in UTC, so that the state is plain JSON. */
export type User = {
  id: string;
  email: string;
  name: string;
  /** The last sign-in. */
  signedInAt: string;
  /** The user of the identity service who proved the number; no other account uses it. */
  phoneUser?: string;
  profile: (StoredProfile & { matchKeys: ProfileKeys; matchChangedAt: string }) | null;
  preferences: (KeyedPreferences & { id: string }) | null;
  /** The profile when the marriage was fixed. */
  ofMarriage?: ProfileVersion;
  isPaused: boolean;
  allowsFamilySharing: boolean;
  suspension: Suspension | null;
  consents: Consent[];
};

/** A user who has created a profile. */
export type Member = User & { [K in 'profile' | 'preferences']: NonNullable<User[K]> };

/** Sender and receiver are ids of users; a user who has left is not among the users any more. */
export type StoredProposal = {
  id: string;
  sender: string;
  receiver: string;
  status: ProposalStatus;
  createdAt: string;
  /** The number that the sender had proved, and the address, for the quotas. */
  senderNumber?: string | null;
  senderEmail?: string;
  /** What each side shows once the proposal has ended. */
  snapshots?: Record<ContactRole, ProfileVersion>;
  /** When the status was reached; absent while it is the first one. */
  changedAt?: string;
  /** The side that has not yet seen what the other one did. */
  unseenBy?: ContactRole | null;
  /** What both sides wrote with it. */
  texts?: ProposalText[];
  /** Which contact details each side chose to share here. */
  shares?: Partial<Record<ContactRole, SharedContact>>;
  /** When the sender took it back; the receiver sees it no more. */
  takenBackAt?: string;
  /** The side that chose Marriage Fixed, and what the other one says of it. */
  marriageFixedBy?: ContactRole;
  marriageAnswer?: MarriageAnswer;
  marriageAnsweredAt?: string;
};

/** A case of the moderators: a report with its reporter, or a text that the screening flagged. */
export type StoredCase = Pick<
  ModerationCase,
  'kind' | 'reason' | 'note' | 'text' | 'closedAt' | 'decision' | 'outcome'
> & {
  id: string;
  field?: FlaggedField | ProposalTextField;
  /** The proposal that the text goes with; absent of a text of the profile. */
  proposalId?: string;
  member: string;
  reporter?: string;
  openedAt: string;
  /** The first report of the case, when a report was closed together with others. */
  closedWith?: string;
  /** Of a member who left while the report was open, until it is decided. */
  left?: { email: string; phoneNumber: string | null; formerMember: Omit<FormerMember, 'isSuspended'> };
  /** The same of a member who had left before the report: addresses and numbers, as far as they were retained. */
  persons?: string[];
  /** The reported member has left, and may be back. */
  hasLeft?: true;
};

/** A block, a proposal or a report between a member and one whose account was deleted, who may be back as another user. */
export type RetainedRelation = {
  member: string | null;
  /** In place of the member, who has left, too: the address or the number. */
  formerMember?: string;
  kind: RetainedKind;
  /** The address or the number by which the same person is known again. */
  person: string;
  since: string;
  retainedAt: string;
  returned: string | null;
};

/** What the moderators wrote to a member. */
export type StoredMessage = Omit<SentMessage, 'messageId'> & {
  id: string;
  member: string;
};

/** Everything that the mock backend stores: one array per table of the server. */
export type State = {
  /** Whether the server sends mail about news. */
  sendsMail: boolean;
  users: User[];
  proposals: StoredProposal[];
  /** One for a reader, a proposal and a day. */
  contactReads: { proposalId: string; reader: string; subject: string; readAt: string; count: number }[];
  profileViews: { viewer: string; email: string; phoneNumber?: string | null; day: string; profileId: string }[];
  numberProofs: { phoneNumber: string; user: string; provedAt: string }[];
  forYouLists: { viewer: string; builtAt: string; matches: Match[] }[];
  listCursors: { viewer: string; list: string; pageSize: number; page: number; afterId: string; rank: number }[];
  /** Requests that are limited, since a time in milliseconds. */
  requestCounts: { user: string; quota: Quota; since: number; count: number }[];
  forYouBuilds: { viewer: string; since: number; count: number }[];
  usedProofs: string[];
  /** Since when a user is signed in. */
  sessions: { user: string; startedAt: string; lastUsedAt: string; push?: ExportedPushSubscription }[];
  blocks: { blocker: string; blocked: string; blockedAt: string }[];
  hiddenMembers: { member: string; hidden: string; hiddenAt: string }[];
  savedProfiles: { member: string; saved: string; savedAt: string }[];
  cases: StoredCase[];
  moderationAudit: ModerationAuditEntry[];
  moderatorMessages: StoredMessage[];
  /** The addresses of moderators who deleted the account. */
  formerModerators: string[];
  /** Of suspended members who have deleted the account. */
  retainedSuspensions: { email: string; phoneNumber: string | null; retainedAt: string; suspension: Suspension }[];
  retainedRelations: RetainedRelation[];
  profileCreations: { email: string; createdAt: string }[];
  notifications: StoredNotification[];
  notificationSettings: ({ user: string } & NotificationSettings)[];
  mailConsents: ({ user: string } & ExportedMailConsent)[];
  guardians: ({ member: string } & StoredGuardian)[];
  sharedLinks: StoredLink[];
  /** By the key of the request; the member is the user whom the answer shows. */
  rememberedAnswers: { user: string; key: string; fingerprint: string; answer: object; member?: string; at: string }[];
};

/** A link by which a member shows a profile to their family; sharer and owner are ids of users. */
export type StoredLink = {
  id: string;
  token: string;
  sharer: string;
  owner: string;
  createdAt: string;
  timesOpened: number;
  lastOpenedOn: string | null;
};

/** A notification; the subject is the id of a proposal, a case or the user. */
export type StoredNotification = Pick<Notification, 'id' | 'kind' | 'createdAt' | 'seenAt'> & {
  user: string;
  subject: string;
};

/** The state in which these members have joined and sent these proposals. */
export function createState(members: DemoMember[], proposals: DemoProposal[], now: Date): State {
  const idOf = (key: string) => members.find((member) => member.key === key)!.userId;
  return {
    sendsMail: true,
    users: members.map((member) => toUser(member, now.toISOString())),
    proposals: proposals.map((proposal) => ({
      ...proposal,
      sender: idOf(proposal.sender),
      receiver: idOf(proposal.receiver),
      createdAt: proposal.createdAt.toISOString(),
      changedAt: proposal.createdAt.toISOString(),
    })),
    contactReads: [],
    profileViews: [],
    numberProofs: [],
    forYouLists: [],
    listCursors: [],
    requestCounts: [],
    forYouBuilds: [],
    usedProofs: [],
    sessions: [],
    blocks: [],
    hiddenMembers: [],
    savedProfiles: [],
    rememberedAnswers: [],
    cases: [],
    moderationAudit: [],
    moderatorMessages: [],
    formerModerators: [],
    retainedSuspensions: [],
    retainedRelations: [],
    profileCreations: [],
    notifications: [],
    notificationSettings: [],
    mailConsents: [],
    guardians: [],
    sharedLinks: [],
  };
}

function toUser({ userId, profileId, preferencesId, email, name, ...member }: DemoMember, signedInAt: string): Member {
  const { isPhoneVerified: isVerified, joinedAt, profile, preferences } = member;
  const phone = { phoneNumber: isVerified ? member.phoneNumber : null, isVerified };
  return {
    id: userId,
    email,
    name,
    signedInAt,
    profile: { ...createdProfile(profile), ...phone, id: profileId, matchChangedAt: joinedAt.toISOString() },
    preferences: { ...toStoredPreferences(preferences), id: preferencesId },
    ...newAccount(),
  };
}

/** The fields of every new account. */
export function newAccount(): Pick<User, 'isPaused' | 'allowsFamilySharing' | 'suspension' | 'consents'> {
  return { isPaused: false, allowsFamilySharing: false, suspension: null, consents: [] };
}

/** Whether the user has created a profile. */
export function isMember(user: User): user is Member {
  return user.profile !== null && user.preferences !== null;
}

/** The member with this profile, if any. */
export function findMember({ users }: State, profileId: string): Member | undefined {
  return users.filter(isMember).find(({ profile }) => profile.id === profileId.toLowerCase());
}

/** The user with this id, if any. */
export function findUser({ users }: State, id: string): User | undefined {
  return users.find((user) => user.id === id);
}

/** The proposals that the user has sent or received. */
export function proposalsOf({ proposals }: State, { id }: User): StoredProposal[] {
  return proposals.filter(({ sender, receiver }) => sender === id || receiver === id);
}

/** The other side of a proposal; undefined once that member has left or has blocked this one, so that both look the same. */
export function otherParty(state: State, user: User, { sender, receiver }: StoredProposal): Member | undefined {
  return findOther(state, user, sender === user.id ? receiver : sender);
}

/** Another member by the id of the user; undefined once that one has left, or has blocked this one. */
export function findOther(state: State, { id }: User, otherId: string): Member | undefined {
  const other = findUser(state, otherId);
  return other && isMember(other) && !hasBlocked(state, otherId, id) ? other : undefined;
}

/** The proposals between two users, at most one in each direction. */
export function proposalsBetween(state: State, one: User, { id }: User): StoredProposal[] {
  return proposalsOf(state, one).filter(({ sender, receiver }) => sender === id || receiver === id);
}

/** Whether a user, one of its two sides, sees a proposal: not its receiver once it was taken back. */
export function seesProposal({ id }: User, { receiver, takenBackAt }: StoredProposal): boolean {
  return !takenBackAt || receiver !== id;
}

/** What the rules about marriages need to know of a proposal. */
export function marriageOf({ status, marriageFixedBy, marriageAnswer }: StoredProposal): MarriageFacts {
  return { status, fixedBy: marriageFixedBy ?? null, answer: marriageAnswer ?? null };
}

/** Whether one of the two has blocked the other. */
export function isBlockedBetween(state: State, one: string, other: string): boolean {
  return hasBlocked(state, one, other) || hasBlocked(state, other, one);
}

/** Whether the user with the first id has blocked the other. */
export function hasBlocked({ blocks }: State, blockerId: string, blockedId: string): boolean {
  return blocks.some(({ blocker, blocked }) => blocker === blockerId && blocked === blockedId);
}

/** Whether the user with the first id has hidden the other from the own lists. */
export function hasHidden({ hiddenMembers }: State, memberId: string, hiddenId: string): boolean {
  return hiddenMembers.some(({ member, hidden }) => member === memberId && hidden === hiddenId);
}

/** Whether the user has fixed a marriage. */
export function isMarriageFixed(state: State, user: User): boolean {
  return proposalsOf(state, user).some((proposal) =>
    fixesMarriageOf(marriageOf(proposal), proposal.sender === user.id ? 'SENDER' : 'RECEIVER'),
  );
}

/** Whether the user is not available in a proposal that could go on. */
export function isUnavailable(state: State, user: User): boolean {
  return isMarriageFixed(state, user) || user.suspension !== null;
}
