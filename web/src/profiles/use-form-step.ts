import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { stepBack } from '../shared/step-back.ts';

/** The step of a history entry. Other pages have other states. */
const stepOfEntry = ({ state }: Location) => (state as { formStep?: number } | null)?.formStep ?? 0;

/** A step, and what gets the focus there. */
interface Target {
  step: number;
  focus: () => void;
}

/**
 * The step of the form, which is in the history: Back leads from the second step to the first one. A draft that begins with
 * the second step gets an entry for it, so that the first step is behind it.
 */
export function useFormStep(firstStep: number) {
  const navigate = useNavigate();
  const location = useLocation();
  const at = stepOfEntry(location);
  const [hasBegun, setHasBegun] = useState(at === firstStep);
  if (!hasBegun && at === firstStep) setHasBegun(true);
  const step = hasBegun ? at : Math.min(at, firstStep);
  const [target, setTarget] = useState<Target>();

  /** The step whose entry is on its way: a second press comes before the step is shown. */
  const requested = useRef<number>(undefined);
  useEffect(() => {
    if (hasBegun || requested.current !== undefined) return;
    requested.current = firstStep;
    // An entry of a second step without a draft would lead to an empty step.
    void navigate(location, { replace: at > firstStep, state: { ...location.state, formStep: firstStep } });
  });

  const shown = useRef<number>(undefined);
  const reached = useRef<Target>(undefined);
  // Not before the page has its scroll position: the focus may scroll it.
  useEffect(() => {
    if (!hasBegun) return;
    const before = shown.current;
    shown.current = step;
    if (before !== step) requested.current = undefined;
    if (target?.step === step && target !== reached.current) {
      reached.current = target;
      target.focus();
    } else if (before !== undefined && before !== step) focusStepHeading();
  }, [hasBegun, step, target]);

  return {
    step,
    /** Opens a step, and moves the focus to its heading or to the element of `focus`. */
    goTo(next: number, focus = focusStepHeading): void {
      setTarget({ step: next, focus });
      if (next === step || next === requested.current) return;
      requested.current = next;
      void (next > step ? navigate(location, { state: { ...location.state, formStep: next } }) : stepBack(navigate));
    },
  };
}

function focusStepHeading(): void {
  document.querySelector<HTMLElement>('[data-step-heading]')?.focus();
}
