import type { User } from '../generated/hooks/model/index.ts';

/** The onboarding stage of a user: visitor, signed in, with a profile, with a verified phone; or suspended. */
export type Stage = 'visitor' | 'suspended' | 'incomplete' | 'unverified' | 'verified';

/**
 * What an operation of the contract requires: nothing; an account, suspended or not; a session; a profile; a phone that
 * was verified, also while a new number is being confirmed; a verified phone; a moderator.
 */
export type RequiredStage = 'public' | 'account' | 'session' | 'complete' | 'proved' | 'verified' | 'moderator';

type AccountFacts = Pick<User, 'isProfileComplete' | 'isPhoneVerified' | 'suspension'>;
/** What opens an operation to an account whose stage alone does not. */
type Exceptions = Partial<Record<'isModerator' | 'isConfirmingNumber', boolean>>;

/** The stage of an account. */
export function stageOf(user: AccountFacts | null | undefined): Stage {
  if (!user) return 'visitor';
  if (user.suspension) return 'suspended';
  if (!user.isProfileComplete) return 'incomplete';
  return user.isPhoneVerified ? 'verified' : 'unverified';
}

type StageProblem = 'signed-out' | 'suspended' | 'profile-incomplete' | 'phone-unverified' | 'not-found';

const open = { visitor: null, suspended: null, incomplete: null, unverified: null, verified: null } as const;
const session = { ...open, visitor: 'signed-out', suspended: 'suspended' } as const;
const complete = { ...session, incomplete: 'profile-incomplete' } as const;

const problemCodes: Record<RequiredStage, Record<Stage, StageProblem | null>> = {
  public: open,
  account: { ...open, visitor: 'signed-out' },
  session,
  complete,
  proved: { ...complete, unverified: 'phone-unverified' },
  verified: { ...complete, unverified: 'phone-unverified' },
  // A user who is no moderator learns nothing of these operations.
  moderator: {
    visitor: 'signed-out',
    suspended: 'not-found',
    incomplete: 'not-found',
    unverified: 'not-found',
    verified: 'not-found',
  },
};

/** The code of the problem when a caller of this stage may not use the operation, else null. */
export function stageProblem(required: RequiredStage, stage: Stage, account: Exceptions = {}): StageProblem | null {
  const { isModerator = false, isConfirmingNumber = false } = account;
  const isModerating = required === 'moderator' && isModerator && stage !== 'visitor' && stage !== 'suspended';
  const isConfirming = required === 'proved' && isConfirmingNumber && stage === 'unverified';
  return isModerating || isConfirming ? null : problemCodes[required][stage];
}

/** The page to which the client sends a user of this stage. A suspended user reads the reason in the settings. */
export const homeOf: Record<Stage, string> = {
  visitor: '/',
  suspended: '/settings',
  incomplete: '/profile/create',
  unverified: '/verify-phone',
  verified: '/feed',
};

/** Whether the operator named this e-mail address as a moderator's; case does not matter. */
export function isModeratorEmail(email: string, moderatorEmails: readonly string[]): boolean {
  return moderatorEmails.some((each) => each.toLowerCase() === email.toLowerCase());
}
