import type { User as UserResponse } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isModeratorEmail } from '@mithaq/openapi/rules/onboarding.ts';
import type { HandlerContext } from './handler-context.ts';
import { isMember, type User } from './state.ts';

/** The account, as its user sees it. A suspended moderator who deleted the account has no role at the next sign-in. */
export function toUserResponse(
  { moderatorEmails, state }: Pick<HandlerContext, 'moderatorEmails' | 'state'>,
  user: User,
): UserResponse {
  const { id, email, name, profile, isPaused, suspension } = user;
  const isModerator =
    isModeratorEmail(email, moderatorEmails) && !state.retainedSuspensions.some((retained) => retained.email === email);
  return {
    id,
    email,
    name,
    isProfileComplete: isMember(user),
    isPhoneVerified: profile?.isVerified === true,
    ...(isPaused && { isPaused }),
    ...(profile && !profile.isVerified && profile.phoneNumber !== null && { isConfirmingNumber: true }),
    ...(isModerator && { isModerator }),
    ...(suspension && { suspension }),
  };
}
