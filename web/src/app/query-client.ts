import { ApiError } from '@mithaq/openapi/http.ts';
import { getGetCurrentUserQueryKey } from '@mithaq/openapi/generated/hooks/users/users.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endSession } from '../auth/session.ts';

const minute = 60 * 1000;

/** One client for the whole application; it notices when any call is refused for want of a session. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      queries: {
        // SPEC section 9.
        staleTime: 5 * minute,
        // A profile may be read for long: the list behind it must still be there on the way back.
        gcTime: 30 * minute,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
        // Without a connection a call fails at once and says so, rather than waiting unseen.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

  function notice(error: unknown): void {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) endSession();
    // A gate that the guards did not know of: the account has changed elsewhere.
    const { code } = error.problem;
    if (code === 'profile-incomplete' || code === 'phone-unverified')
      void client.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
  }

  return client;
}
