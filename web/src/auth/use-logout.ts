import type { ApiError } from '@mithaq/openapi/http.ts';
import { useLogout as useLogoutCall } from '@mithaq/openapi/generated/hooks/auth/auth.ts';
import { useLingui } from '@lingui/react/macro';
import { notify } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { resetSession } from './reset-session.ts';
import { publishSignIn } from './sign-in-channel.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { clearDrafts } from '../shared/draft-storage.ts';
import { leaveSignOutMessage } from '../shared/sign-out-message.ts';

/** When the session has ended: deletes drafts and read profiles on this device, and starts again at `/`, in every tab. */
export function useResetSession(): () => void {
  const client = useQueryClient();
  return () => {
    clearDrafts();
    publishSignIn({ kind: 'signed-out' });
    resetSession(client);
  };
}

/** Ends the session, then does the same; the landing page says so in this tab. */
export function useLogout(): () => void {
  const { t } = useLingui();
  const messages = useMessages();
  const reset = useResetSession();
  const { mutate } = useLogoutCall({
    mutation: {
      onSuccess: () => {
        leaveSignOutMessage('logged-out');
        reset();
      },
      onError: ({ problem }: ApiError) => {
        const reason = messages.problem(problem);
        notify({ kind: 'error', message: t`You are still signed in. ${reason}` });
      },
    },
  });
  return () => mutate();
}
