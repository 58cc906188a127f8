import { useEffect, type RefObject } from 'react';
import { toLatinDigits } from '../languages/latin-digits.ts';

/** Lets the form's number inputs take the digits of Arabic and Urdu keyboards, which browsers would drop without a word. */
export function useLatinDigits(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const latinise = (event: InputEvent) => {
      const { target, data } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || !data) return;
      const latin = toLatinDigits(data);
      if (latin === data) return;
      event.preventDefault();
      // There is no other way to type for someone: a number input tells nobody where its cursor is.
      document.execCommand('insertText', false, latin);
    };
    // React's onBeforeInput is another, older event.
    element?.addEventListener('beforeinput', latinise);
    return () => element?.removeEventListener('beforeinput', latinise);
  }, [form]);
}
