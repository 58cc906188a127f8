import { getGetCurrentUserMockHandler, getGetUserMockHandler } from '@mithaq/openapi/generated/msw/users/users.msw.ts';
import type { Mock } from './mock.ts';
import { Refusal } from './refusal.ts';
import { toUser } from './views.ts';

/** The account behind the session. */
export function userHandlers({ answering }: Mock) {
  return [
    getGetCurrentUserMockHandler(answering('getCurrentUser', ({ account }) => toUser(account))),
    getGetUserMockHandler(
      answering('getUser', ({ account, params }) => {
        if (params.id.toLowerCase() !== account.id) throw new Refusal('not-found');
        return toUser(account);
      }),
    ),
  ];
}
