import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { AvatarPlace, Header } from '@mithaq/ui-kit';
import { SignInButton } from '../auth/SignInButton.tsx';
import { useLocation } from 'react-router-dom';
import { useAccount } from '../auth/use-account.ts';
import { Languages } from '../layout/Languages.tsx';
import { useChooseLanguage } from '../layout/use-choose-language.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { HeaderStart } from './HeaderStart.tsx';

/** The logo or the way back, and Sign In or the bell and the account menu. */
export function SiteHeader() {
  const account = useAccount();
  return (
    <Header
      logo={<HeaderStart account={account} />}
      // While the account loads there is a session, as far as the browser knows.
      right={account.isLoading ? <AvatarPlace /> : <SignInOrMenu user={account.user} />}
    />
  );
}

function SignInOrMenu({ user }: { user?: User }) {
  const { pathname } = useLocation();
  const chooseLanguage = useChooseLanguage();
  if (!user)
    return (
      <>
        <Languages path={pathname} onChoose={chooseLanguage} />
        <SignInButton />
      </>
    );
  return (
    <>
      <Bell userId={user.id} />
      <AccountMenu user={user} />
    </>
  );
}
