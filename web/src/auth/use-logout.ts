import type { ApiError } from '@mithaq/openapi/http.ts';
import { useLogout as useLogoutCall } from '@mithaq/openapi/generated/hooks/auth/auth.ts';
import { useLingui } from '@lingui/react/macro';
import { notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { resetSession } from './reset-session.ts';
import { publishSignIn } from './sign-in-channel.ts';
import { useProblemMessage } from '../i18n/use-contract-messages.ts';
import { clearDrafts } from '../shared/draft-storage.ts';

/** When the session is gone: forgets what was typed and read on this device, and begins anew at `/`, in every tab. */
export function useLeave(): () => void {
  const client = useQueryClient();
  return () => {
    clearDrafts();
    publishSignIn({ kind: 'signed-out' });
    resetSession(client);
  };
}

/** Ends the session, forgets what was typed on this device, and begins anew at `/`, in every tab. */
export function useLogout(): () => void {
  const { t } = useLingui();
  const serverWords = useProblemMessage();
  const leave = useLeave();
  const { mutate } = useLogoutCall({
    mutation: {
      onSuccess: leave,
      onError: ({ problem }: ApiError) => {
        const reason = serverWords(problem);
        notify({ kind: 'error', message: t`You are still signed in. ${reason}` });
      },
    },
  });
  return () => mutate();
}
