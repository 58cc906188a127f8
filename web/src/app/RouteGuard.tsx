import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { forgetNewsAfterSignIn, openNewsAfterSignIn, startPageOf } from '../auth/start-page.ts';
import { isAwaitingPopup } from '../auth/sign-in.ts';
import { useAccount, type Account } from '../auth/use-account.ts';
import { PageLoader } from '../layout/PageLoader.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { isCreation, redirectFor, type Guard } from './redirects.ts';

/** Admits the users of a page and redirects the others. The server checks every request itself. */
export function RouteGuard({ guard }: { guard: Exclude<Guard, 'none'> }) {
  const { pathname, search, state } = useLocation();
  const { user, stage, isLoading, stays } = useStayingAccount();
  const isForNews = pathname === '/news' && stage === 'visitor' && !isLoading && !stays;
  const hasNews = pathname === '/news' && stage !== 'visitor' && !isLoading;
  useEffect(() => {
    if (isForNews) openNewsAfterSignIn();
    if (hasNews) forgetNewsAfterSignIn();
  }, [isForNews, hasNews]);
  if (isLoading) return <PageLoader />;
  if (guard === 'moderator') return user?.isModerator && !user.suspension ? <Outlet /> : <NotFoundPage />;
  // A user who signed in through a popup of this page goes where a sign-in leads.
  const hasSignedIn = guard === 'landing' && user !== undefined && isAwaitingPopup();
  const target = hasSignedIn ? startPageOf(user) : redirectFor(guard, stage, pathname, originOf(state));
  const redirect = stays ? null : target;
  if (redirect === null) return <Outlet />;
  // The page to return to when the phone is verified. A new profile is not created twice.
  const from = guard === 'protected' && stage === 'unverified' && !isCreation(pathname) ? pathname + search : undefined;
  return (
    <>
      {/* until the other page is loaded */}
      <PageLoader />
      <Navigate to={redirect} replace state={from ? { from } : null} />
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
