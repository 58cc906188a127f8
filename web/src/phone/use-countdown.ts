import { useEffect, useState } from 'react';

export interface Countdown {
  /** Seconds left. */
  left: number;
  /** When it ends, in milliseconds since 1970; undefined before it was started. */
  endsAt: number | undefined;
  start: () => void;
}

/**
 * Seconds left since `start` was called, counted by the clock, so that a sleeping tab wakes at the right number.
 * @param startedBefore the end of one that was started before the page was left
 */
export function useCountdown(seconds: number, startedBefore?: number): Countdown {
  const [endsAt, setEndsAt] = useState(startedBefore);
  const [now, setNow] = useState(Date.now);
  const left = endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    left,
    endsAt,
    start() {
      const begin = Date.now();
      setNow(begin);
      setEndsAt(begin + seconds * 1000);
    },
  };
}
