import { PageShell } from '@mithaq/ui-kit';
import { lazy, Suspense, useCallback } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { SignIn } from '../auth/SignIn.tsx';
import { useAccount } from '../auth/use-account.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { TabBar } from './TabBar.tsx';

const SignedOutDialog = lazy(async () => ({ default: (await import('../auth/SignedOutDialog.tsx')).SignedOutDialog }));

/** What stands around every page. */
export function Frame() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = useAccount();
  const isPublic = useMatches().some(({ handle }) => handle === publicPage);
  const goOn = useCallback(() => void navigate('/'), [navigate]);
  return (
    <SignIn onSignedIn={goOn}>
      <PageShell header={<SiteHeader />} tabBar={<TabBar />} footer={isPublic ? <SiteFooter hasCredits={pathname === '/'} /> : null}>
        <OfflineNote />
        <Outlet />
      </PageShell>
      <Suspense>{account.hasEnded ? <SignedOutDialog /> : null}</Suspense>
      <PageAnnouncer />
      <ScrollRestoration />
    </SignIn>
  );
}

/** Marks the routes that have a footer: those that visitors see. */
export const publicPage = { isPublic: true };
