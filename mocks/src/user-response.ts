import type { User as UserResponse } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isModeratorEmail } from '@mithaq/openapi/rules/onboarding.ts';
import type { HandlerContext } from './handler-context.ts';
import { isMember, type User } from './state.ts';

/** The account, as its user sees it. */
export function toUserResponse({ moderatorEmails }: Pick<HandlerContext, 'moderatorEmails'>, user: User): UserResponse {
  const { id, email, name, profile, isPaused, suspension } = user;
  return {
    id,
    email,
    name,
    isProfileComplete: isMember(user),
    isPhoneVerified: profile?.isVerified === true,
    ...(isPaused && { isPaused }),
    ...(profile && !profile.isVerified && profile.phoneNumber !== null && { isConfirmingNumber: true }),
    ...(isModeratorEmail(email, moderatorEmails) && { isModerator: true }),
    ...(suspension && { suspension }),
  };
}
