import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The second step has a history entry of its own, so that Back leads to the first one (R135). `open` is called when Back or
 * Forward asks for the other step.
 */
export function useStepHistory(step: number, open: (step: number) => void) {
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as { formStep?: number } | null; // other pages give other states
  const at = state?.formStep ?? 0;
  const shownKey = useRef(location.key);
  const whenThere = useRef<() => void>(undefined);

  /** Goes to the entry of a step that is shown already. `then` sets the focus again: on the way back the page is scrolled. */
  function follow(next: number, then: () => void): void {
    if (next === at) return;
    if (next > at) void navigate(location, { state: { ...state, formStep: next } });
    else {
      whenThere.current = then;
      void navigate(-1);
    }
  }

  const isBegun = useRef(false);
  useLayoutEffect(() => {
    // A draft opens at its step: the entry of the first step is behind it as soon as the step is seen.
    if (!isBegun.current && step > at) void navigate(location, { state: { ...state, formStep: step } });
    isBegun.current = true;
  });
  useEffect(() => {
    if (shownKey.current === location.key) return;
    shownKey.current = location.key;
    if (at !== step) open(at);
    whenThere.current?.();
    whenThere.current = undefined;
  });

  return { follow };
}
