import {
  getFinishGoogleSignInMockHandler,
  getLogoutMockHandler,
  getStartGoogleSignInMockHandler,
} from '@mithaq/openapi/generated/msw/auth/auth.msw.ts';
import type { Mock, Received } from './mock.ts';
import { signInPath } from './sign-in-page.ts';

/** Sign-in and sign-out. Navigations are answered by the dev server's middleware, which MSW cannot reach. */
export function authHandlers({ answering, signOut }: Mock) {
  return [
    getFinishGoogleSignInMockHandler(
      answering('finishGoogleSignIn', () => {
        // No provider stands behind the mocks, so no state it brings back can be ours.
        throw new Response(null, { status: 303, headers: { location: '/login/oauth2/callback?error=failed' } });
      }),
    ),
    getStartGoogleSignInMockHandler(
      answering('startGoogleSignIn', ({ query }) => {
        throw new Response(null, { status: 302, headers: { location: `${signInPath}?display=${query.display}` } });
      }),
    ),
    getLogoutMockHandler(
      answering('logout', () => {
        signOut();
        return null;
      }) as (received: Received) => Promise<unknown> as (received: Received) => Promise<void>, // "no body" is null in the contract's types, void in the handler's
    ),
  ];
}
