import type { Suspension, User } from '../generated/hooks/model/index.ts';

/** What a backend knows of an account. */
export type UserFacts = Pick<User, 'id' | 'email' | 'name'> & {
  avatarUrl?: string | null;
  profileId: string | null;
  isVerified: boolean;
  isPaused: boolean;
  isConfirmingNumber: boolean;
  isModerator: boolean;
  suspension: Suspension | null;
};

/** The account, as its user sees it. */
export function toUser({ id, email, name, ...facts }: UserFacts): User {
  return {
    id,
    email,
    name,
    ...(facts.avatarUrl && { profileUrl: facts.avatarUrl }),
    isProfileComplete: facts.profileId !== null,
    isPhoneVerified: facts.isVerified,
    ...(facts.isPaused && { isPaused: true }),
    ...(facts.isConfirmingNumber && { isConfirmingNumber: true }),
    ...(facts.isModerator && { isModerator: true }),
    ...(facts.suspension && { suspension: facts.suspension }),
  };
}
