import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton, PageBody } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageLoader } from '../layout/PageLoader.tsx';
import { lookAgain } from './session.ts';
import { wentInPage } from './sign-in.ts';
import { isHeard, publishSignIn, type SignInMessage } from './sign-in-channel.ts';
import { signInErrorOf, wordsOf, type SignInError } from './sign-in-errors.ts';
import { SignInButton } from './SignInButton.tsx';
import { startPageOf } from './start-page.ts';
import { fetchAccount } from './use-account.ts';

/** How long an opener may take to answer, in milliseconds, before the callback continues as a page. */
const openerTimeoutMs = 1000;

/** The page after Google: a popup informs its opener and closes; a page continues with what waits. */
export function CallbackPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<SignInError | 'close'>();
  const reason = parameters.get('error');

  useEffect(() => {
    let isCurrent = true;
    const finish = async () => {
      const error = reason === null ? undefined : signInErrorOf(reason);
      const hasOpener = await isPopup(error);
      if (hasOpener) window.close();
      if (!isCurrent) return;
      if (hasOpener || error) {
        setOutcome(error && !hasOpener ? error : 'close');
        return;
      }
      lookAgain();
      const user = await fetchAccount(client);
      // A browser without cookies returns without a session.
      if (user) await navigate(startPageOf(user), { replace: true });
      else setOutcome('failed');
    };
    void finish();
    return () => {
      isCurrent = false;
    };
  }, [client, navigate, reason]);

  if (outcome === undefined) return <PageLoader />;
  return <PageBody width="reading">{outcome === 'close' ? <MayClose /> : <NotSignedIn error={outcome} />}</PageBody>;
}

/** Informs the tab that opened this window, if there is one. */
async function isPopup(error: SignInError | undefined): Promise<boolean> {
  const result: SignInMessage = error ? { kind: 'refused', error } : { kind: 'signed-in' };
  if (!wentInPage()) return isHeard(result, openerTimeoutMs);
  // The other tabs get the message as well.
  publishSignIn(result);
  return false;
}

/** Seen only in a browser that does not let a popup close itself. */
function MayClose() {
  const { t } = useLingui();
  return (
    <EmptyState
      headingOrder={1}
      title={t`You can close this window`}
      action={
        <LinkButton href="/">
          <Trans>Continue here</Trans>
        </LinkButton>
      }
    >
      <Trans>Please continue in the previous window.</Trans>
    </EmptyState>
  );
}

function NotSignedIn({ error }: { error: SignInError }) {
  const { t } = useLingui();
  const { title, text } = wordsOf(error);
  return (
    <EmptyState
      tone="error"
      headingOrder={1}
      title={t(title)}
      action={
        <>
          <SignInButton />
          <LinkButton href="/" variant="default">
            <Trans>Go to Home</Trans>
          </LinkButton>
        </>
      }
    >
      {t(text)}
    </EmptyState>
  );
}
