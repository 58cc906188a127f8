import type { User } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useLingui } from '@lingui/react/macro';
import { BackButton, Logo } from '@mithaq/ui-kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { isInstalled } from '../shared/installation.ts';
import { stepBack } from '../shared/step-back.ts';
import { isCreation } from './redirects.ts';
import { isTab } from './TabBar.tsx';

/** The logo; on pages of the app on the home screen that are no tab, the way back, which the browser has otherwise. */
export function HeaderStart({ user }: { user: User | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!user || user.suspension || isTab(pathname) || isCreation(pathname) || !isInstalled())
    return <Logo href={user ? '/for-you' : '/'} />;
  // The router counts the pages that were opened here. A message on the screen opens one without a page before it.
  const hasPageBefore = ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;
  return (
    <BackButton
      label={t({ message: 'Back', context: 'to the page before' })}
      onClick={() => void (hasPageBefore ? stepBack(navigate) : navigate('/for-you', { replace: true }))}
    />
  );
}
