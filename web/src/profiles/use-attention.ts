import { useEffect, useRef, type RefObject } from 'react';
import type { ProfileField } from './form-values.ts';

/** What asks for attention: a field, or the step that was just entered. Each new object asks anew. */
export interface Attention {
  field?: ProfileField;
}

/** Brings the focus to the field that asks for it or to the heading of a step that was just entered, and back to the button that was pressed, which cannot hold it while it is busy. */
export function useAttention(form: RefObject<HTMLFormElement | null>, attention: Attention, isBusy: boolean): void {
  const seen = useRef(attention);
  useEffect(() => {
    if (seen.current === attention) return;
    seen.current = attention;
    const wanted = attention.field ? `[data-field="${attention.field}"] :is(input:not([type=hidden]), textarea)` : '[data-step-heading]';
    form.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [form, attention]);

  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    // Whoever went elsewhere meanwhile stays there.
    if (hasEnded && document.activeElement === document.body) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [form, isBusy]);
}
