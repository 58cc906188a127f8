import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** The step of a history entry. Other pages have other states. */
const stepOfEntry = ({ state }: Location) => (state as { formStep?: number } | null)?.formStep ?? 0;

/** A step, and what gets the focus there. */
interface Target {
  step: number;
  focus: () => void;
}

/**
 * The step of the form, which is in the history: Back leads from the second step to the first one. The entry of the first
 * step is added before the page is shown, so that Back leads to it.
 */
export function useFormStep(firstStep: number) {
  const navigate = useNavigate();
  const location = useLocation();
  const at = stepOfEntry(location);
  const [hasBegun, setHasBegun] = useState(at === firstStep);
  if (!hasBegun && at === firstStep) setHasBegun(true);
  const step = hasBegun ? at : Math.min(at, firstStep);
  const [target, setTarget] = useState<Target>();

  const isAsked = useRef(false);
  useEffect(() => {
    if (hasBegun || isAsked.current) return;
    isAsked.current = true;
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
      if (next > step) void navigate(location, { state: { ...location.state, formStep: next } });
      if (next < step) void navigate(-1);
    },
  };
}

function focusStepHeading(): void {
  document.querySelector<HTMLElement>('[data-step-heading]')?.focus();
}
