import { Button, Header, Logo } from '@mithaq/ui-kit';
import { useSignIn } from '../auth/SignIn.tsx';
import { useAccount } from '../auth/use-account.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** The logo, and Sign In or the account's menu. */
export function SiteHeader() {
  const { user, isLoading } = useAccount();
  const signIn = useSignIn();
  const visitor = isLoading ? null : <Button onClick={signIn}>Sign In</Button>;
  return <Header logo={<Logo href={user ? '/for-you' : '/'} />} right={user ? <AccountMenu user={user} /> : visitor} />;
}
