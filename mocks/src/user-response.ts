import type { User as UserResponse } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { isModeratorEmail } from '@mithaq/openapi/rules/onboarding.ts';
import { toUser } from '@mithaq/openapi/rules/user.ts';
import type { HandlerContext } from './handler-context.ts';
import type { User } from './state.ts';

/** The account, as its user sees it. A suspended moderator who deleted the account has no role at the next sign-in. */
export function toUserResponse(
  { moderatorEmails, state }: Pick<HandlerContext, 'moderatorEmails' | 'state'>,
  user: User,
): UserResponse {
  const { email, profile } = user;
  const isModerator =
    isModeratorEmail(email, moderatorEmails) && !state.retainedSuspensions.some((retained) => retained.email === email);
  const { isVerified = false, phoneNumber = null } = profile ?? {};
  return toUser({
    ...user,
    profileId: profile?.id ?? null,
    isVerified,
    isConfirmingNumber: !isVerified && phoneNumber !== null,
    isModerator,
  });
}
