import type { FormErrors } from '@mantine/form';
import { screenedFields } from '@mithaq/openapi/generated/forms.ts';
import { normalizeText } from '@mithaq/openapi/rules/text.ts';
import { useRef } from 'react';
import { toContactError } from './contact-error.ts';
import { valueAt, type ProfileFormValues } from './profile-form-values.ts';

const load = async () => import('@mithaq/openapi/rules/contact-details/contact-in-text.ts');

/**
 * Finds contact details in the form. The search is a script of its own, fetched when the member begins to fill the form
 * in; until then, and without it, the server alone decides. Then `onReady` is called, since something may be typed already.
 */
export function useContactErrors(onReady: () => void) {
  const search = useRef<Awaited<ReturnType<typeof load>>>(undefined);
  const isAsked = useRef(false);

  return {
    prepare(): void {
      if (isAsked.current) return;
      isAsked.current = true;
      load().then(
        (module) => {
          search.current = module;
          return onReady();
        },
        () => (isAsked.current = false),
      );
    },

    /** The errors of the fields without others: a text that is too long is not searched. */
    find(values: ProfileFormValues, others: FormErrors): FormErrors {
      const errors: FormErrors = {};
      for (const path of screenedFields.filter((field) => !others[field])) {
        for (const text of [valueAt(values, path)].flat()) {
          const contact = typeof text === 'string' && search.current?.contactInText(normalizeText(text));
          if (contact) errors[path] ??= toContactError(contact, text);
        }
      }
      return errors;
    },
  };
}
