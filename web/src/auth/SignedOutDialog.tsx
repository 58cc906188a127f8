import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useSession } from './session.ts';
import { useSignIn } from './SignIn.tsx';

/** Says that the session has ended. The page behind the dialog stays, with all typed text. */
export function SignedOutDialog() {
  const { t } = useLingui();
  const { refusals } = useSession();
  const signIn = useSignIn();
  const [dismissed, setDismissed] = useState<number>();
  return (
    <ConfirmDialog
      isOpen={dismissed !== refusals}
      title={t`You have been signed out`}
      confirmLabel={t`Sign In`}
      cancelLabel={t`Not now`}
      onConfirm={signIn}
      onCancel={() => setDismissed(refusals)}
    >
      <Trans>Your session has ended. What you have typed is still here. Sign in again to continue.</Trans>
    </ConfirmDialog>
  );
}
