import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Removes the origin of a redirect from this page's history entry; resolves once the guards see that, or the page is left. */
export function useForgetOrigin(): () => Promise<void> {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const seen = useRef<() => void>(undefined);
  // The router applies a change later, hence the wait.
  useEffect(() => {
    if (state === null) seen.current?.();
  }, [state]);
  useEffect(() => () => seen.current?.(), []);
  return async () => {
    if (state === null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    seen.current = resolve;
    await navigate(pathname, { replace: true, state: null });
    await promise;
  };
}
