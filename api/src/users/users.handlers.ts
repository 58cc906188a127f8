import { Refusal } from '../errors.ts';
import type { Account, Handlers } from '../operation.ts';

export function usersHandlers(): Pick<Handlers, 'getCurrentUser' | 'getUser'> {
  return {
    getCurrentUser: async ({ account }) => userOf(account),
    async getUser({ params, account }) {
      // Own id only; ids are compared as the database would, without regard to case.
      if (params.id.toLowerCase() !== account.userId) throw new Refusal('not-found');
      return userOf(account);
    },
  };
}

function userOf({ userId, email, name, avatarUrl, profileId, isVerified }: Account) {
  return {
    id: userId,
    email,
    name,
    ...(avatarUrl && { profileUrl: avatarUrl }),
    isProfileComplete: profileId !== null,
    isPhoneVerified: isVerified,
  };
}
