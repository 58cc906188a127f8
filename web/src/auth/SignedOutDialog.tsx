import { ConfirmDialog } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useSession } from './session.ts';
import { useSignIn } from './SignIn.tsx';

/** Tells someone whose session has ended; the page behind it stays, with whatever was typed. */
export function SignedOutDialog() {
  const { refusals } = useSession();
  const signIn = useSignIn();
  const [dismissed, setDismissed] = useState<number>();
  return (
    <ConfirmDialog isOpen={dismissed !== refusals} title="You have been signed out" confirmLabel="Sign In" cancelLabel="Not now" onConfirm={signIn} onCancel={() => setDismissed(refusals)}>
      Your session has ended. What you have typed is still here: sign in again to go on.
    </ConfirmDialog>
  );
}
