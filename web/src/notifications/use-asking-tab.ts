import { useEffect, useState } from 'react';

const lockName = 'mithaq-notifications';

/**
 * Whether this tab asks the server for all tabs of the browser: one that is visible. Without Web Locks each visible tab
 * does.
 * @param onChosen called when this tab becomes the one that asks
 */
export function useAskingTab(onChosen: () => void): boolean {
  const [isAsking, setIsAsking] = useState(false);
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible');

  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (!isVisible) return undefined;
    const end = new AbortController();
    const untilEnd = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    const ask = () => {
      if (end.signal.aborted) return undefined;
      setIsAsking(true);
      onChosen();
      return untilEnd;
    };
    // Browsers have no locks on pages without TLS.
    if ('locks' in navigator) navigator.locks.request(lockName, { signal: end.signal }, ask).catch(() => undefined); // it ended before it was chosen
    else void ask();
    return () => {
      end.abort();
      setIsAsking(false);
    };
  }, [isVisible, onChosen]);

  return isAsking;
}
