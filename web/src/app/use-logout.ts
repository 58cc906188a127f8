import type { ApiError } from '@mithaq/openapi/http.ts';
import { useLogout as useLogoutCall } from '@mithaq/openapi/generated/hooks/auth/auth.ts';
import { useLingui } from '@lingui/react/macro';
import { notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { leave } from '../auth/leave.ts';
import { tell } from '../auth/sign-in-channel.ts';
import { useServerWords } from '../languages/use-contract-words.ts';
import { clearDrafts } from '../profiles/draft.ts';

/** Ends the session, forgets what was typed on this device, and begins anew at `/`, in every tab. */
export function useLogout(): () => void {
  const { t } = useLingui();
  const serverWords = useServerWords();
  const client = useQueryClient();
  const { mutate } = useLogoutCall({
    mutation: {
      onSuccess: () => {
        clearDrafts();
        tell({ kind: 'signed-out' });
        leave(client);
      },
      onError: ({ problem }: ApiError) => {
        const reason = serverWords(problem);
        notify({ kind: 'error', message: t`You are still signed in. ${reason}` });
      },
    },
  });
  return () => mutate();
}
