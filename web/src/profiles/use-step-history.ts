import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** The step that an entry of the history stands for; other pages give other states. */
const stepOfEntry = ({ state }: Location) => (state as { formStep?: number } | null)?.formStep ?? 0;

/** The step to begin with: the draft's, unless its entry is not there yet. */
export function useFirstStep(draftStep: number): number {
  return Math.min(draftStep, stepOfEntry(useLocation()));
}

export interface StepHistory {
  step: number;
  /** The step of the draft. Its entry is made first, so that the first step is behind it as soon as it is seen. */
  draftStep: number;
  /** Called when Back or Forward asks for the other step. */
  open: (step: number) => void;
  /** Called when the entry of the draft's step is there. */
  restore: (step: number) => void;
}

/** The second step has a history entry of its own, so that Back leads to the first one. */
export function useStepHistory({ step, draftStep, open, restore }: StepHistory) {
  const navigate = useNavigate();
  const location = useLocation();
  const at = stepOfEntry(location);
  const shownKey = useRef(location.key);
  const whenThere = useRef<() => void>(undefined);
  const goTo = (next: number) => void navigate(location, { state: { ...location.state, formStep: next } });

  /** Goes to the entry of a step that is shown already. `then` sets the focus again: on the way back the page is scrolled. */
  function follow(next: number, then: () => void): void {
    if (next === at) return;
    if (next > at) goTo(next);
    else {
      whenThere.current = then;
      void navigate(-1);
    }
  }

  const begun = useRef<'restoring' | 'open'>(undefined);
  useEffect(() => {
    if (!begun.current) {
      begun.current = draftStep > at ? 'restoring' : 'open';
      if (draftStep > at) goTo(draftStep);
      return;
    }
    if (shownKey.current === location.key) return;
    shownKey.current = location.key;
    if (at !== step) (begun.current === 'restoring' ? restore : open)(at);
    begun.current = 'open';
    whenThere.current?.();
    whenThere.current = undefined;
  });

  return { follow };
}
