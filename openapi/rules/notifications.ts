import type {
  ContactRole,
  MailChoices,
  Notification,
  NotificationKind,
  NotificationPage,
  NotificationSettings,
  ProposalStatus,
  TextOutcome,
} from '../generated/hooks/model/index.ts';
import { firstNameOf, type OtherName } from './first-name.ts';

/** What a notification is about, as it is now. A part that does not exist any more is null. */
export type NotificationFacts = {
  account: {
    isModerator: boolean;
    isSuspended: boolean;
    /** Not suspended, and the phone is verified: the member can use the proposals. */
    isActive: boolean;
    isPaused: boolean;
    isVerified: boolean;
    isMarriageFixed: boolean;
    weeklyForYou: boolean;
  };
  /** The proposal, for one of its sides; null also when the other side has left, is hidden, or one has blocked the other. */
  proposal: { status: ProposalStatus; role: ContactRole; isOtherUnavailable: boolean } | null;
  /** Whether a moderator has not read it yet: a text with the proposal that the notification is about, or else of the profile. */
  isTextWaiting: boolean;
  /** The case; `isOwn` when the account must not know of it. */
  case: { isOpen: boolean; isOwn: boolean; outcome: TextOutcome | null } | null;
};

type NotificationRule = {
  /** Whose notification it is: a side of the proposal, the side that did not act, the account that it happened to, or moderators. */
  to: 'RECEIVER' | 'SENDER' | 'OTHER_SIDE' | 'ACCOUNT' | 'MODERATORS';
  /** Whether it is still true, and the account may know it. It is decided when the list is read. */
  isCurrent(facts: NotificationFacts): boolean;
  /** The page of the client that shows more. */
  path(notification: Pick<Notification, 'profileId'>): string;
  /** The choice of the member that says how a mail comes. Its words are the same for every kind, since phones are shared. */
  mail: keyof MailChoices;
  /** Whether a push says that there is news, in the same words for every kind. */
  isPushed: boolean;
  /** Earlier notifications about the same that it replaces: only the last of them is true. */
  replaces: readonly NotificationKind[];
  /** The sentence in English, the id of its translations. */
  words: string;
};

/** A proposal in this status, for this side of it, with both sides still free where it has to be answered. */
const inStatus =
  (status: ProposalStatus, { role, needsOther = false }: { role?: ContactRole; needsOther?: boolean } = {}) =>
  ({ account, proposal }: NotificationFacts): boolean => {
    if (!account.isActive || proposal?.status !== status || (role && proposal.role !== role)) return false;
    return !needsOther || !(proposal.isOtherUnavailable || account.isMarriageFixed);
  };

const ofProposal = {
  path: ({ profileId }: Pick<Notification, 'profileId'>) => (profileId ? `/profile/${profileId}` : '/proposals'),
  mail: 'proposals',
  isPushed: true,
  replaces: [],
} satisfies Partial<NotificationRule>;
/** A text goes with the proposal to a member, or is part of the own profile. */
const pathOfText: NotificationRule['path'] = ({ profileId }) =>
  profileId ? ofProposal.path({ profileId }) : '/my-profile';
const ofAccount = { to: 'ACCOUNT', mail: 'account', isPushed: true } satisfies Partial<NotificationRule>;

/** The rules of each kind. */
export const notificationRules: Record<NotificationKind, NotificationRule> = {
  PROPOSAL_RECEIVED: {
    ...ofProposal,
    to: 'RECEIVER',
    isCurrent: inStatus('PENDING', { role: 'RECEIVER', needsOther: true }),
    words: '{firstName} has sent you a proposal.',
  },
  PROPOSAL_ACCEPTED: {
    ...ofProposal,
    to: 'SENDER',
    isCurrent: inStatus('ACCEPTED', { role: 'SENDER', needsOther: true }),
    // Whom to call.
    path: ({ profileId }) => (profileId ? `/proposals/${profileId}` : '/proposals'),
    words: '{firstName} accepted your proposal. You can now talk.',
  },
  PROPOSAL_DECLINED: {
    ...ofProposal,
    to: 'SENDER',
    isCurrent: inStatus('DECLINED', { role: 'SENDER' }),
    words: '{firstName} has declined your proposal.',
  },
  PROPOSAL_CLOSED: {
    ...ofProposal,
    to: 'OTHER_SIDE',
    isCurrent: inStatus('NOT_COMPATIBLE'),
    words: 'The proposal between you and {firstName} has ended.',
  },
  MARRIAGE_FIXED: {
    ...ofProposal,
    to: 'OTHER_SIDE',
    isCurrent: inStatus('MARRIAGE_FIXED'),
    path: () => '/marriage',
    words: '{firstName} says that your marriage is fixed.',
  },
  MARRIAGE_DENIED: {
    ...ofProposal,
    to: 'OTHER_SIDE',
    isCurrent: inStatus('NOT_COMPATIBLE'),
    words: '{firstName} says that your marriage is not fixed.',
  },
  PROPOSAL_WAITING: {
    ...ofProposal,
    to: 'RECEIVER',
    isCurrent: inStatus('PENDING', { role: 'RECEIVER', needsOther: true }),
    words: '{firstName} has been waiting for your answer for a week.',
  },
  TEXT_HELD: {
    ...ofAccount,
    mail: 'texts',
    isCurrent: ({ account, isTextWaiting }) => isTextWaiting && !account.isSuspended,
    path: pathOfText,
    replaces: ['TEXT_HELD'],
    words: 'A text that you wrote waits until a moderator has read it.',
  },
  TEXT_RELEASED: {
    ...ofAccount,
    mail: 'texts',
    isCurrent: ({ account, case: ofText }) => ofText?.outcome === 'RELEASED' && !account.isSuspended,
    path: pathOfText,
    replaces: [],
    words: 'A moderator has read a text that you wrote. It may be shown now.',
  },
  NUMBER_TAKEN: {
    ...ofAccount,
    isCurrent: ({ account }) => !account.isVerified && !account.isSuspended,
    path: () => '/verify-phone',
    replaces: ['NUMBER_TAKEN'],
    words: 'Another account has verified your phone number. Please verify a number again.',
  },
  SUSPENDED: {
    ...ofAccount,
    isCurrent: ({ account }) => account.isSuspended,
    path: () => '/settings',
    replaces: ['SUSPENDED', 'SUSPENSION_LIFTED'],
    words: 'Your account is suspended.',
  },
  SUSPENSION_LIFTED: {
    ...ofAccount,
    isCurrent: ({ account }) => !account.isSuspended,
    path: () => '/for-you',
    replaces: ['SUSPENDED', 'SUSPENSION_LIFTED'],
    words: 'The suspension of your account has ended.',
  },
  FOR_YOU_NEW: {
    ...ofAccount,
    isCurrent: ({ account }) =>
      account.weeklyForYou && account.isActive && !account.isPaused && !account.isMarriageFixed,
    path: () => '/for-you',
    mail: 'forYou',
    isPushed: false,
    replaces: ['FOR_YOU_NEW'],
    words: 'There are new people in For You.',
  },
  MODERATOR_MESSAGE: {
    ...ofAccount,
    isCurrent: () => true,
    path: () => '/settings',
    replaces: [],
    words: 'The moderators have written to you.',
  },
  CASE_OPENED: {
    ...ofAccount,
    to: 'MODERATORS',
    isCurrent: ({ account, case: opened }) =>
      account.isModerator && !account.isSuspended && opened !== null && opened.isOpen && !opened.isOwn,
    path: () => '/moderation',
    mail: 'cases',
    isPushed: false,
    replaces: [],
    words: 'There is a new case.',
  },
};

/**
 * Whether a mail or a push may still be about it. Who pauses is left alone, and reads in the list what happened meanwhile; only a marriage
 * is worth a message, since silence confirms it.
 */
export function isSent(kind: NotificationKind, facts: NotificationFacts): boolean {
  const { mail, isCurrent } = notificationRules[kind];
  const isResting = facts.account.isPaused && mail === 'proposals' && kind !== 'MARRIAGE_FIXED';
  return isCurrent(facts) && !isResting;
}

/** Notifications that an account keeps, the newest, and for how many days. */
export const notificationLimits = { perAccount: 100, days: 90 };

/** Days that a proposal waits before its receiver is reminded, and after which nobody is reminded any more. */
export const waitingDays = { from: 7, to: 10 };

/** Days between two notifications about new people in For You. */
export const forYouDays = 7;

type FoundNotification = Pick<Notification, 'id' | 'kind' | 'createdAt' | 'seenAt'> & {
  facts: NotificationFacts;
  /** Absent where the notification is about no proposal. */
  about?: { proposalId: string; profileId: string; name: OtherName };
};

/** The notifications that are true, the newest first, on one page. */
export function toNotificationPage(
  found: readonly FoundNotification[],
  { page, limit, cursor }: { page: number; limit: number; cursor?: string },
): NotificationPage {
  const current = found
    .filter(({ kind, facts }) => notificationRules[kind].isCurrent(facts))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
  // A cursor whose notification is not true any more begins after those that are newer than it.
  const last = cursor?.toLowerCase() ?? '';
  const before = found.find(({ id }) => id === last);
  // Of one that is stored no more, since a later one has replaced it, there is only the id, which begins with its time.
  const isAfter = ({ id, createdAt }: FoundNotification) =>
    before ? createdAt < before.createdAt || (createdAt === before.createdAt && id < last) : id < last;
  const rest = cursor ? current.filter(isAfter) : current.slice(page * limit);
  const data = rest.slice(0, limit).map(({ facts: _facts, about, ...notification }) => ({
    ...notification,
    ...(about && {
      proposalId: about.proposalId,
      profileId: about.profileId,
      firstName: firstNameOf(about.name),
      createdBy: about.name.createdBy,
    }),
  }));
  const hasNextPage = rest.length > limit;
  return { data, hasNextPage, currentPage: page, ...(hasNextPage && { nextCursor: data.at(-1)!.id }) };
}

/** What holds for an account that has chosen nothing. */
export const defaultNotificationSettings: NotificationSettings = {
  mail: { proposals: 'AT_ONCE', texts: 'AT_ONCE', account: 'AT_ONCE', forYou: 'AT_ONCE', cases: 'AT_ONCE' },
  push: false,
  timeZone: 'UTC',
  quietHours: { from: 21, to: 8 },
  weeklyForYou: false,
};
