import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAccount, type Account } from '../auth/use-account.ts';
import { detourFromLanding, detourFromProtected, detourFromVerifyPhone, isCreation } from './guard.ts';
import { Waiting } from './Waiting.tsx';

/** Lets verified members through, and those without a profile to /profile/create. The server holds every gate itself. */
export function ProtectedRoute() {
  const { pathname, search } = useLocation();
  const account = useStayingAccount();
  if (account.isLoading) return <Waiting />;
  const detour = account.stays ? null : detourFromProtected(pathname, account.stage);
  if (detour === null) return <Outlet />;
  // Where to go back to once the phone is verified; a profile just made is not to be made again.
  const from = account.stage === 'unverified' && !isCreation(pathname) ? pathname + search : undefined;
  return <Detour to={detour} from={from} />;
}

/** Only those whose phone is still to be verified. */
export function VerifyPhoneRoute() {
  const { state } = useLocation();
  const account = useStayingAccount();
  if (account.isLoading) return <Waiting />;
  const detour = account.stays ? null : detourFromVerifyPhone(account.stage, originOf(state));
  return detour === null ? <Outlet /> : <Detour to={detour} />;
}

/** The gate of `/`. */
export function LandingRoute() {
  const { stage, isLoading } = useAccount();
  if (isLoading) return <Waiting />;
  const detour = detourFromLanding(stage);
  return detour === null ? <Outlet /> : <Detour to={detour} />;
}

/** Leads elsewhere; until the code of the page there has come, one waits. */
function Detour({ to, from }: { to: string; from?: string }) {
  return (
    <>
      <Waiting />
      <Navigate to={to} replace state={from ? { from } : null} />
    </>
  );
}

/** Whoever is signed out while on a page stays there, with all they typed, until they go elsewhere. */
function useStayingAccount(): Account & { stays: boolean } {
  const { pathname } = useLocation();
  const account = useAccount();
  const [lastOpen, setLastOpen] = useState(pathname);
  if (!account.hasEnded && lastOpen !== pathname) setLastOpen(pathname);
  return { ...account, stays: account.hasEnded && lastOpen === pathname };
}

/** History state outlives releases, so its shape is looked at. */
function originOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' && /^\/(?!\/)/.test(state.from) ? state.from : undefined;
}
