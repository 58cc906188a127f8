import { useLingui } from '@lingui/react/macro';
import { BackButton, Logo } from '@mithaq/ui-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { homePathOf, type Account } from '../auth/use-account.ts';
import { isInstalled } from '../shared/installation.ts';
import { pagesBefore, stepBack } from '../shared/step-back.ts';
import { isCreation } from './redirects.ts';
import { isTab } from './TabBar.tsx';

/** The logo; on pages of the app on the home screen that are no tab, the way back, which the browser has otherwise. */
export function HeaderStart({ account }: { account: Account }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user } = account;
  if (!user || user.suspension || isTab(pathname) || isCreation(pathname) || !isInstalled())
    return <Logo href={homePathOf(account)} />;
  // A message on the screen opens a page without one before it.
  const hasPageBefore = pagesBefore() > 0;
  return (
    <BackButton
      label={t({ message: 'Back', context: 'to the page before' })}
      onClick={() => void (hasPageBefore ? stepBack(navigate) : navigate('/for-you', { replace: true }))}
    />
  );
}
