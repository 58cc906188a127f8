import { PageShell } from '@mithaq/ui-kit';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { SignIn } from '../auth/SignIn.tsx';
import { useAccount } from '../auth/use-account.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { pageAt } from './pages.ts';
import { RouteErrorBoundary } from './RouteError.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { TabBar } from './TabBar.tsx';
import { Waiting } from './Waiting.tsx';

const SignedOutDialog = lazy(async () => ({ default: (await import('../auth/SignedOutDialog.tsx')).SignedOutDialog }));

// Members have none.
const PublicFooter = lazy(async () => ({ default: (await import('./PublicFooter.tsx')).PublicFooter }));

/** What stands around every page. */
export function Frame() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = useAccount();
  return (
    <SignIn onSignedIn={() => void navigate('/')}>
      <PageShell
        header={<SiteHeader />}
        tabBar={<TabBar />}
        footer={
          pageAt(pathname)?.isPublic ? (
            <Suspense>
              <PublicFooter pathname={pathname} />
            </Suspense>
          ) : null
        }
      >
        <OfflineNote />
        <RouteErrorBoundary>
          {/* Shown at the first load only: after that the old page stays until the next one is there. */}
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </RouteErrorBoundary>
      </PageShell>
      <Suspense>{account.hasEnded ? <SignedOutDialog /> : null}</Suspense>
      <PageAnnouncer />
    </SignIn>
  );
}
