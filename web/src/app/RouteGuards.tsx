import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAccount, type Account } from '../auth/use-account.ts';
import {
  isCreation,
  redirectForLanding,
  redirectForProtected,
  redirectForSettings,
  redirectForVerifyPhone,
} from './redirects.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageLoader } from '../layout/PageLoader.tsx';

/** Admits members, and users without a profile to /profile/create. The server checks every request itself. */
export function ProtectedRoute() {
  const { pathname, search } = useLocation();
  const account = useStayingAccount();
  if (account.isLoading) return <PageLoader />;
  const redirect = account.stays ? null : redirectForProtected(pathname, account.stage);
  if (redirect === null) return <Outlet />;
  // The page to return to when the phone is verified. A new profile is not created twice.
  const from = account.stage === 'unverified' && !isCreation(pathname) ? pathname + search : undefined;
  return <RedirectTo to={redirect} from={from} />;
}

/** Admits users whose phone is not verified yet. */
export function VerifyPhoneRoute() {
  const { state } = useLocation();
  const account = useStayingAccount();
  if (account.isLoading) return <PageLoader />;
  const redirect = account.stays ? null : redirectForVerifyPhone(account.stage, originOf(state));
  return redirect === null ? <Outlet /> : <RedirectTo to={redirect} />;
}

/** Admits all signed-in users, also suspended ones. */
export function SettingsRoute() {
  const account = useStayingAccount();
  if (account.isLoading) return <PageLoader />;
  const redirect = account.stays ? null : redirectForSettings(account.stage);
  return redirect === null ? <Outlet /> : <RedirectTo to={redirect} />;
}

/** Admits moderators. For everyone else the page does not exist, and its code is not fetched. */
export function ModeratorRoute() {
  const { user, isLoading } = useAccount();
  if (isLoading) return <PageLoader />;
  return user?.isModerator && !user.suspension ? <Outlet /> : <NotFoundPage />;
}

/** Admits visitors to `/`. */
export function LandingRoute() {
  const { stage, isLoading } = useAccount();
  if (isLoading) return <PageLoader />;
  const redirect = redirectForLanding(stage);
  return redirect === null ? <Outlet /> : <RedirectTo to={redirect} />;
}

/** Redirects, and shows the loader until the other page is loaded. */
function RedirectTo({ to, from }: { to: string; from?: string }) {
  return (
    <>
      <PageLoader />
      <Navigate to={to} replace state={from ? { from } : null} />
    </>
  );
}

/** A user whose session ends stays on the page, and typed text stays, until the next navigation. */
function useStayingAccount(): Account & { stays: boolean } {
  const { pathname } = useLocation();
  const account = useAccount();
  const [lastOpen, setLastOpen] = useState(pathname);
  if (!account.hasEnded && lastOpen !== pathname) setLastOpen(pathname);
  return { ...account, stays: account.hasEnded && lastOpen === pathname };
}

/** Checks the shape of the history state, which may come from an older release. */
function originOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' && /^\/(?!\/)/.test(state.from) ? state.from : undefined;
}
