import { PageShell } from '@mithaq/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { SignIn } from '../auth/SignIn.tsx';
import { useAccount } from '../auth/use-account.ts';
import { forgetOtherMembers } from '../shared/member-storage.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { RouteErrorBoundary } from './RouteError.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { routeAt } from './routes.tsx';
import { TabBar } from './TabBar.tsx';
import { PageLoader } from '../layout/PageLoader.tsx';

const SignedOutDialog = lazy(async () => ({ default: (await import('../auth/SignedOutDialog.tsx')).SignedOutDialog }));

// Only pages for visitors have a footer.
const PublicFooter = lazy(async () => ({ default: (await import('./PublicFooter.tsx')).PublicFooter }));

/** The layout of every page: header, tab bar, footer and dialogs. */
export function AppLayout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = useAccount();
  const userId = account.user?.id;
  useEffect(() => {
    if (userId) forgetOtherMembers(userId);
  }, [userId]);
  return (
    <SignIn onSignedIn={() => void navigate('/')}>
      <PageShell
        header={<SiteHeader />}
        tabBar={<TabBar />}
        footer={
          routeAt(pathname)?.isPublic ? (
            <Suspense>
              <PublicFooter pathname={pathname} />
            </Suspense>
          ) : null
        }
      >
        <OfflineNote />
        <RouteErrorBoundary>
          {/* Shown at the first load only: later, the old page stays until the next one is loaded. */}
          <Suspense fallback={<PageLoader />}>
            <Outlet />
          </Suspense>
        </RouteErrorBoundary>
      </PageShell>
      <Suspense>{account.hasEnded ? <SignedOutDialog /> : null}</Suspense>
      <PageAnnouncer />
    </SignIn>
  );
}
