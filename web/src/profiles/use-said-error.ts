import type { FormErrors } from '@mantine/form';
import { useEffect, useRef, useState, type FormEvent } from 'react';

/** What a screen reader hears of the errors of a form. */
export interface SaidError {
  /** The error that has come up at the field in which one types: its description is read only when the field gets the focus (WCAG 4.1.3). */
  said: string;
  /** For the form: remembers that one types in a field. */
  onInput: (event: FormEvent) => void;
  /** To be called when the form is sent: the first error then gets the focus, and is read with its field. */
  onSubmit: () => void;
}

/** Finds the error to announce while one types. */
export function useSaidError(errors: FormErrors): SaidError {
  const [said, setSaid] = useState('');
  const path = useRef<string>(undefined);
  const before = useRef(errors);
  useEffect(() => {
    const error = path.current === undefined ? undefined : errors[path.current];
    const isNew = path.current !== undefined && error !== before.current[path.current];
    before.current = errors;
    if (isNew) setSaid(typeof error === 'string' ? error : '');
  }, [errors]);
  return {
    said,
    onInput({ target }) {
      path.current = target instanceof HTMLElement ? target.dataset['path'] : undefined;
    },
    onSubmit() {
      path.current = undefined;
      setSaid('');
    },
  };
}
