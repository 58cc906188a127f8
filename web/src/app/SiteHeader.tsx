import { Trans } from '@lingui/react/macro';
import { AvatarPlace, Button, Header, Logo } from '@mithaq/ui-kit';
import { lazy, Suspense } from 'react';
import { useSignIn } from '../auth/SignIn.tsx';
import { useAccount } from '../auth/use-account.ts';

// Visitors need no menu.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

/** The logo, and Sign In or the account's menu. */
export function SiteHeader() {
  const { user, isLoading } = useAccount();
  const signIn = useSignIn();
  // Someone whose name is being asked for has a session, as far as the browser knows.
  const visitor = isLoading ? (
    <AvatarPlace />
  ) : (
    <Button onClick={signIn}>
      <Trans>Sign In</Trans>
    </Button>
  );
  return (
    <Header
      logo={<Logo href={user ? '/for-you' : '/'} />}
      right={
        user ? (
          <Suspense fallback={<AvatarPlace />}>
            <AccountMenu user={user} />
          </Suspense>
        ) : (
          visitor
        )
      }
    />
  );
}
