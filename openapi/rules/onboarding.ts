import type { User } from '../generated/hooks/model/index.ts';

/** The onboarding stage of a user (R3): visitor, signed in, with a profile, with a verified phone. */
export type Stage = 'visitor' | 'incomplete' | 'unverified' | 'verified';

/** What an operation of the contract requires: nothing, a session, a profile, a verified phone (R3). */
export type RequiredStage = 'public' | 'session' | 'complete' | 'verified';

type AccountFacts = Pick<User, 'isProfileComplete' | 'isPhoneVerified'>;

/** The stage of an account. */
export function stageOf(user: AccountFacts | null | undefined): Stage {
  if (!user) return 'visitor';
  if (!user.isProfileComplete) return 'incomplete';
  return user.isPhoneVerified ? 'verified' : 'unverified';
}

const problemCodes: Record<
  RequiredStage,
  Record<Stage, 'signed-out' | 'profile-incomplete' | 'phone-unverified' | null>
> = {
  public: { visitor: null, incomplete: null, unverified: null, verified: null },
  session: { visitor: 'signed-out', incomplete: null, unverified: null, verified: null },
  complete: { visitor: 'signed-out', incomplete: 'profile-incomplete', unverified: null, verified: null },
  verified: { visitor: 'signed-out', incomplete: 'profile-incomplete', unverified: 'phone-unverified', verified: null },
};

/** The code of the problem when a caller of this stage may not use the operation, else null. */
export function stageProblem(required: RequiredStage, stage: Stage) {
  return problemCodes[required][stage];
}

/** The page to which the client sends a user of this stage (R3). */
export const homeOf: Record<Stage, string> = {
  visitor: '/',
  incomplete: '/profile/create',
  unverified: '/verify-phone',
  verified: '/feed',
};
