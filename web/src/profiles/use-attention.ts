import { useEffect, useRef, type RefObject } from 'react';
import type { ProfileField } from './form-values.ts';

/** What asks for attention: a field, or the step that was just entered. Each new object asks anew. */
export interface Attention {
  field?: ProfileField;
}

/** Brings the focus to the field that asks for it or to the heading of a step that was just entered. */
export function useAttention(form: RefObject<HTMLFormElement | null>, attention: Attention): void {
  const seen = useRef(attention);
  useEffect(() => {
    if (seen.current === attention) return;
    seen.current = attention;
    if (!attention.field) return form.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus();
    const field = form.current?.querySelector(`[data-field="${attention.field}"]`);
    field?.querySelector<HTMLElement>('input, textarea')?.focus();
    // With the words under it that say what is wrong.
    field?.scrollIntoView({ block: 'nearest' });
  }, [form, attention]);
}
