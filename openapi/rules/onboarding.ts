import type { User } from '../generated/hooks/model/index.ts';

/** How far someone has come (SPEC section 6): visitor, signed in, with a profile, with a verified phone. */
export type Stage = 'visitor' | 'incomplete' | 'unverified' | 'verified';

/** What an operation of the contract asks for: nothing, a session, a profile, a verified phone. */
export type Need = 'public' | 'session' | 'complete' | 'verified';

type Reached = Pick<User, 'isProfileComplete' | 'isPhoneVerified'>;

/** The stage of the account, from the two facts the contract tells about it. */
export function stageOf(user: Reached | null | undefined): Stage {
  if (!user) return 'visitor';
  if (!user.isProfileComplete) return 'incomplete';
  return user.isPhoneVerified ? 'verified' : 'unverified';
}

const refusals: Record<Need, Record<Stage, 'signed-out' | 'profile-incomplete' | 'phone-unverified' | null>> = {
  public: { visitor: null, incomplete: null, unverified: null, verified: null },
  session: { visitor: 'signed-out', incomplete: null, unverified: null, verified: null },
  complete: { visitor: 'signed-out', incomplete: 'profile-incomplete', unverified: null, verified: null },
  verified: { visitor: 'signed-out', incomplete: 'profile-incomplete', unverified: 'phone-unverified', verified: null },
};

/** Why someone of this stage is refused, or null. */
export function refusal(need: Need, stage: Stage) {
  return refusals[need][stage];
}

/** Where the gate of `/` and the guards send someone of this stage (SPEC section 2). */
export const homeOf: Record<Stage, string> = {
  visitor: '/',
  incomplete: '/profile/create',
  unverified: '/verify-phone',
  verified: '/feed',
};
