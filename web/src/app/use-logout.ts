import type { ApiError } from '@mithaq/openapi/http.ts';
import { useLogout as useLogoutCall } from '@mithaq/openapi/generated/hooks/auth/auth.ts';
import { notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { leave } from '../auth/leave.ts';
import { tell } from '../auth/sign-in-channel.ts';
import { clearDrafts } from '../profiles/draft.ts';

/** Ends the session, forgets what was typed on this device, and begins anew at `/`, in every tab. */
export function useLogout(): () => void {
  const client = useQueryClient();
  const { mutate } = useLogoutCall({
    mutation: {
      onSuccess: () => {
        clearDrafts();
        tell({ kind: 'signed-out' });
        leave(client);
      },
      onError: ({ problem }: ApiError) => notify({ kind: 'error', message: `You are still signed in. ${problem.detail}` }),
    },
  });
  return () => mutate();
}
