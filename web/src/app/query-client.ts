import { ApiError } from '@mithaq/openapi/http.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endSession } from '../auth/session.ts';

const minute = 60 * 1000;

/** Creates the query client. It ends the session when a request is answered with 401. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: handleError }),
    mutationCache: new MutationCache({ onError: handleError }),
    defaultOptions: {
      queries: {
        // Fetched data is fresh for five minutes.
        staleTime: 5 * minute,
        // Reading a profile may take long, and the list behind it must still be in the cache on the way back.
        gcTime: 30 * minute,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
        // Without a connection a request fails at once instead of waiting silently.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

  function handleError(error: unknown): void {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) endSession();
    // The account has changed in another tab or on another device.
    const { code } = error.problem;
    if (code === 'profile-incomplete' || code === 'phone-unverified')
      void client.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
  }

  return client;
}
