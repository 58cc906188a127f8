import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import {
  getGetCurrentUserQueryKey,
  getGetCurrentUserQueryOptions,
  useGetCurrentUser,
} from '@mithaq/openapi/generated/hooks/users/users.ts';
import { stageOf, type Stage } from '@mithaq/openapi/rules/onboarding.ts';
import type { QueryClient } from '@tanstack/react-query';
import { currentSession, useSession } from './session.ts';

export interface Account {
  /** The onboarding stage of the user. */
  stage: Stage;
  /** Who is signed in. */
  user?: User;
  /** Nobody knows yet. */
  isLoading: boolean;
  /** The session ended on this page a moment ago, and the page may stay. */
  hasEnded: boolean;
}

/** Who is signed in. A visitor's page sends no request; a failure counts as signed out. */
export function useAccount(): Account {
  const { state } = useSession();
  const { data: user, isPending } = useGetCurrentUser({ query: { enabled: state === 'open' } });
  if (state === 'open') return { stage: stageOf(user), user, isLoading: isPending, hasEnded: false };
  return { stage: 'visitor', isLoading: false, hasEnded: state === 'ended' && user !== undefined };
}

/**
 * Where the logo and Go to Home lead. While the account loads there is a session, as far as the browser knows; For You
 * redirects everyone who has none.
 */
export function homePathOf({ user, isLoading }: Account): string {
  return user || isLoading ? '/for-you' : '/';
}

/** The id of the account. It is requested only when the guards have not done so, and stays when the session ends. */
export function useUserId(): string | undefined {
  return useGetCurrentUser({ query: { staleTime: Number.POSITIVE_INFINITY } }).data?.id;
}

/** Asks who is signed in before the first page has been fetched. */
export function prefetchAccount(client: QueryClient): void {
  if (currentSession().state === 'open') void client.prefetchQuery(getGetCurrentUserQueryOptions());
}

/** Asks the server again; undefined when nobody is signed in. */
export async function fetchAccount(client: QueryClient): Promise<User | undefined> {
  try {
    return await client.fetchQuery({ ...getGetCurrentUserQueryOptions(), staleTime: 0 });
  } catch {
    return undefined;
  }
}

/** The account of the last answer. */
export function knownAccount(client: QueryClient): User | undefined {
  return client.getQueryData<User>(getGetCurrentUserQueryKey());
}
