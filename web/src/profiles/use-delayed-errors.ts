import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProfileField } from './form-values.ts';
import type { ProfileErrors } from './profile-errors.ts';

/** Milliseconds after the last change until what is wrong is said (SPEC section 9). */
export const errorDelay = 500;

/**
 * Which of the errors are shown. What was mended goes at once; what is new appears a moment after the last change, for
 * fields that were touched; `reveal` shows all of the given fields at once; `forget` begins anew.
 */
export function useDelayedErrors() {
  const [shown, setShown] = useState<ProfileErrors>({});
  const touched = useRef(new Set<ProfileField>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback((errors: ProfileErrors) => {
    clearTimeout(timer.current);
    setShown(only(errors, touched.current));
  }, []);

  const change = useCallback(
    (fields: ProfileField[], errors: ProfileErrors) => {
      for (const field of fields) touched.current.add(field);
      setShown((before) => unmended(before, errors));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(errors), errorDelay);
    },
    [show],
  );

  const reveal = useCallback(
    (fields: readonly ProfileField[], errors: ProfileErrors) => {
      for (const field of fields) touched.current.add(field);
      show(errors);
    },
    [show],
  );

  const forget = useCallback(() => {
    touched.current.clear();
    show({});
  }, [show]);

  return { shown, change, reveal, forget };
}

function only(errors: ProfileErrors, fields: Set<ProfileField>): ProfileErrors {
  return Object.fromEntries(entries(errors).filter(([field]) => fields.has(field)));
}

function unmended(shown: ProfileErrors, errors: ProfileErrors): ProfileErrors {
  return Object.fromEntries(entries(shown).filter(([field, message]) => errors[field] === message));
}

function entries(errors: ProfileErrors): [ProfileField, string][] {
  // Object.entries forgets the literal type of the keys, which ProfileErrors holds.
  return Object.entries(errors) as [ProfileField, string][];
}
