import type { FormErrors } from '@mantine/form';
import { screenedFields } from '@mithaq/openapi/generated/forms.ts';
import type { contactInText } from '@mithaq/openapi/rules/contact-details/contact-in-text.ts';
import { normalizeText } from '@mithaq/openapi/rules/text.ts';
import { useEffect, useRef } from 'react';
import { toContactError } from './contact-error.ts';
import { valueAt, type ProfileFormValues } from './profile-form-values.ts';

/**
 * Returns a function that finds contact details in the fields without other errors. The search is a script of its own,
 * fetched once the form is shown; until then, and without it, the server alone decides (R15).
 */
export function useContactErrors(): (values: ProfileFormValues, others: FormErrors) => FormErrors {
  const search = useRef<typeof contactInText>(undefined);
  useEffect(() => {
    import('@mithaq/openapi/rules/contact-details/contact-in-text.ts').then(
      (module) => (search.current = module.contactInText),
      () => undefined,
    );
  }, []);

  return (values, others) => {
    const errors: FormErrors = {};
    // A text that is too long is not searched.
    for (const path of screenedFields.filter((field) => !others[field])) {
      for (const text of [valueAt(values, path)].flat()) {
        const contact = typeof text === 'string' && search.current?.(normalizeText(text));
        if (contact) errors[path] ??= toContactError(contact, String(text));
      }
    }
    return errors;
  };
}
