import { useEffect, useRef, useState } from 'react';
import { errorDelay } from './use-form-errors.ts';

/** Milliseconds after the last key until a number is announced: by then new errors have appeared. */
const pause = 2 * errorDelay;

/**
 * A number that a screen reader announces, as it was when one last paused in typing: an error goes at a key and may come back.
 * The first one comes at once, and none goes at once.
 * @returns the number, and a function to be called at each key
 */
export function useSettled(value: number): [settled: number, onInput: () => void] {
  const [settled, setSettled] = useState(value);
  const latest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [wait] = useState(() => () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSettled(latest.current), pause);
  });
  if (settled !== value && (settled === 0 || value === 0)) setSettled(value);
  useEffect(() => {
    latest.current = value;
    wait();
    return () => clearTimeout(timer.current);
  }, [value, wait]);
  return [settled, wait];
}
