import { ApiProblem } from '../http/problems.ts';
import type { Handlers, Session } from '../http/operation.ts';

export function usersHandlers(): Pick<Handlers, 'getCurrentUser' | 'getUser'> {
  return {
    getCurrentUser: async ({ session }) => userOf(session),
    async getUser({ params, session }) {
      // Own id only; the case of a UUID does not matter.
      if (params.id.toLowerCase() !== session.userId) throw new ApiProblem('not-found');
      return userOf(session);
    },
  };
}

function userOf({ userId, email, name, avatarUrl, profileId, isVerified }: Session) {
  return {
    id: userId,
    email,
    name,
    ...(avatarUrl && { profileUrl: avatarUrl }),
    isProfileComplete: profileId !== null,
    isPhoneVerified: isVerified,
  };
}
