import { toWesternDigits } from '@mithaq/openapi/rules/phone.ts';
import { useEffect, type RefObject } from 'react';

/** Lets the form's number inputs take the digits of Arabic and Urdu keyboards, which browsers would drop without a word. */
export function useWesternDigits(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const writeWestern = (event: InputEvent) => {
      const { target, data } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || !data) return;
      const western = toWesternDigits(data).replaceAll('٫', '.');
      if (western === data) return;
      event.preventDefault();
      // There is no other way to type for someone: a number input tells nobody where its cursor is.
      document.execCommand('insertText', false, western);
    };
    // React's onBeforeInput is another, older event.
    element?.addEventListener('beforeinput', writeWestern);
    return () => element?.removeEventListener('beforeinput', writeWestern);
  }, [form]);
}
