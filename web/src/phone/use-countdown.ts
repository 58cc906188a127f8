import { useEffect, useState } from 'react';

/** Seconds left since `start` was called, counted by the clock, so that a sleeping tab wakes at the right number. */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [endsAt, setEndsAt] = useState<number>();
  const [now, setNow] = useState(0);
  const left = endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    left,
    start() {
      const begin = Date.now();
      setNow(begin);
      setEndsAt(begin + seconds * 1000);
    },
  };
}
