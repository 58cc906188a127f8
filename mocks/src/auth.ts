import type { Session } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { MockHandlers } from './handler-context.ts';
import { signInPath } from './sign-in-page.ts';
import type { State, User } from './state.ts';

/** Signing in and out, and where the user is signed in. */
export const authHandlers = {
  // In a browser the dev server answers this navigation, which MSW cannot (vite-plugin.ts).
  startGoogleSignIn({ query, headers }) {
    headers.set('location', `${signInPath}?display=${query.display}`);
    return null;
  },
  finishGoogleSignIn({ query, headers }) {
    // The mocks have no provider, so no returned state can be ours.
    headers.set('location', `/login/oauth2/callback?error=${query.error === 'access_denied' ? 'cancelled' : 'failed'}`);
    return null;
  },
  logout({ signOut }) {
    signOut();
    return null;
  },

  listSessions: ({ state, user }) => sessionsOf(state, user),

  endAllSessions({ signOut }) {
    signOut();
    return null;
  },
} satisfies Partial<MockHandlers>;

/** A browser has one session here. */
export function sessionsOf({ sessions }: State, { id }: User): Session[] {
  return sessions
    .filter(({ user }) => user === id)
    .map(({ startedAt, lastUsedAt }) => ({ startedAt, lastUsedAt, isCurrent: true }));
}
