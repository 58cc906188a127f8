import { PageShell } from '@mithaq/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { SignIn } from '../auth/SignIn.tsx';
import { startPageOf } from '../auth/start-page.ts';
import { useAccount } from '../auth/use-account.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { forgetOtherMembers } from '../shared/member-storage.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { RouteErrorBoundary } from './RouteError.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { routeAt } from './routes.tsx';
import { TabBar } from './TabBar.tsx';
import { PageLoader } from '../layout/PageLoader.tsx';

const SignedOutDialog = lazy(async () => ({ default: (await import('../auth/SignedOutDialog.tsx')).SignedOutDialog }));

// Hardly anybody has a message.
const ModeratorNotice = lazy(async () => ({ default: (await import('./ModeratorNotice.tsx')).ModeratorNotice }));

// Only pages for visitors have a footer.
const SiteFooter = lazy(async () => ({ default: (await import('../layout/SiteFooter.tsx')).SiteFooter }));

// Only a browser that may show messages.
const PushKeeper = lazy(async () => ({ default: (await import('../notifications/PushKeeper.tsx')).PushKeeper }));

/** The layout of every page: header, tab bar, footer and dialogs. */
export function AppLayout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = useAccount();
  const userId = account.user?.id;
  const message = account.user?.moderatorMessages?.[0];
  useEffect(() => {
    if (userId) forgetOtherMembers(userId);
  }, [userId]);
  return (
    <SignIn onSignedIn={(user) => void navigate(startPageOf(user), { replace: pathname === '/' })}>
      <PageShell
        header={<SiteHeader />}
        tabBar={<TabBar />}
        footer={
          routeAt(pathname)?.isPublic ? (
            <Suspense>
              <SiteFooter hasCredits={pathname === '/'} />
            </Suspense>
          ) : null
        }
      >
        <OfflineNote />
        <Suspense>{message ? <ModeratorNotice key={message.messageId} message={message} /> : null}</Suspense>
        <RouteErrorBoundary>
          {/* Shown at the first load only: later, the old page stays until the next one is loaded. */}
          <Suspense fallback={<PageLoader />}>
            <Outlet />
          </Suspense>
        </RouteErrorBoundary>
      </PageShell>
      <Suspense>{userId && mayShowMessages() ? <PushKeeper language={currentLanguage()} /> : null}</Suspense>
      <Suspense>{account.hasEnded ? <SignedOutDialog /> : null}</Suspense>
      <PageAnnouncer />
    </SignIn>
  );
}

const mayShowMessages = (): boolean =>
  'serviceWorker' in navigator && 'Notification' in window && Notification.permission === 'granted';
