import { schemaResolver, type FormErrors } from '@mantine/form';
import { profileAndPreferencesInput, screenedFields } from '@mithaq/openapi/generated/forms.ts';
import type { Problem, ProblemErrorsItem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { normalizeText } from '@mithaq/openapi/rules/text.ts';
import { useEffect, useRef } from 'react';
import { toContactError } from '../shared/contact-error.ts';
import { fieldsIn, type FieldPath, type ProfileField, type Step } from './profile-fields.ts';
import { valueAt, type ProfileFormModel } from './profile-form-values.ts';

/** The search for contact details, a separate script that is fetched when the member begins to fill in the form. Without it, the server alone decides. */
const loadSearch = () => import('@mithaq/openapi/rules/contact-details/contact-in-text.ts');

/** Milliseconds after the last change until new errors appear. */
export const errorDelay = 500;

/** The contract's errors of the form's values, by path. */
export const validate = schemaResolver(profileAndPreferencesInput, { sync: true });

/** A field and its error. */
export interface FieldError {
  field: ProfileField;
  message: string;
}

/** A value that the server refused, as JSON, and the server's sentence. */
interface Refusal {
  path: FieldPath;
  value: string;
  message: string;
}

/**
 * The errors that the form shows. Errors appear a moment after the last change, at fields that were changed; they disappear
 * as soon as they are corrected. A value that the server refused is an error as long as it is unchanged.
 */
export function useFormErrors(form: ProfileFormModel, steps: readonly Step[]) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refusals = useRef<Refusal[]>([]);
  const search = useRef<Awaited<ReturnType<typeof loadSearch>>>(undefined);
  const isSearchAsked = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function stopWaiting(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  const valueOf = (path: FieldPath) => JSON.stringify(valueAt(form.getValues(), path));

  /** The sentence of an error of the server, with the words that it points at. */
  function messageAt(path: FieldPath, { pointer, detail, contact }: Omit<ProblemErrorsItem, 'code'>): string {
    const value = valueAt(form.getValues(), path);
    const text: unknown = Array.isArray(value) ? value[Number(pointer.split('/').at(-1))] : value;
    return contact && typeof text === 'string' ? toContactError(contact, text) : detail;
  }

  function findErrors(): FormErrors {
    const unchanged = refusals.current.filter(({ path, value }) => valueOf(path) === value);
    return {
      ...Object.fromEntries(unchanged.map(({ path, message }) => [path, message])),
      ...ownErrors(),
    };
  }

  function ownErrors(): FormErrors {
    const errors = validate(form.getValues());
    return { ...contactErrors(errors), ...errors };
  }

  /** The errors of the fields without others: a text that is too long is not searched. */
  function contactErrors(others: FormErrors): FormErrors {
    const errors: FormErrors = {};
    for (const path of screenedFields.filter((field) => !others[field])) {
      for (const text of [valueAt(form.getValues(), path)].flat()) {
        const contact = typeof text === 'string' && search.current?.contactInText(normalizeText(text));
        if (contact) errors[path] ??= toContactError(contact, text);
      }
    }
    return errors;
  }

  /** Loads the search for contact details. */
  function prepare(): void {
    if (isSearchAsked.current) return;
    isSearchAsked.current = true;
    loadSearch().then(
      (module) => {
        search.current = module;
        // Text may be typed already. A running wait is not started again: new errors are shown with the others.
        return timer.current === undefined ? showSoon() : undefined;
      },
      () => (isSearchAsked.current = false),
    );
  }

  function show(errors: FormErrors): void {
    stopWaiting();
    // Setting errors renders the form.
    if (JSON.stringify(errors) !== JSON.stringify(form.errors)) form.setErrors(errors);
  }

  function showSoon(): void {
    stopWaiting();
    timer.current = setTimeout(() => show(only(findErrors(), form.isTouched)), errorDelay);
  }

  /** The first of the fields that is wrong. */
  function firstOf(fields: ProfileField[], errors: FormErrors): FieldError | undefined {
    for (const field of fields) {
      const message = errors[field.path];
      if (typeof message === 'string') return { field, message };
    }
    return undefined;
  }

  return {
    /** To be called when a draft is restored: it may have contact details that no key press shows. */
    prepare,

    /** To be called after each change. */
    onChange(): void {
      prepare();
      if (Object.keys(form.errors).length > 0) {
        const errors = findErrors();
        show(only(form.errors, (path) => errors[path] === form.errors[path]));
      }
      showSoon();
    },

    /** Shows the errors of these steps at once; returns the first. */
    check(...which: number[]): FieldError | undefined {
      const fields = which.flatMap((step) => fieldsIn(steps[step]?.sections ?? []));
      form.setTouched((touched) => ({ ...touched, ...Object.fromEntries(fields.map(({ path }) => [path, true])) }));
      // The server decides again about values that it refused.
      refusals.current = [];
      stopWaiting();
      const errors = ownErrors();
      form.setErrors(only(errors, form.isTouched));
      return firstOf(fields, errors);
    },

    /** Shows the server's errors at their fields; returns the first field. */
    showRefused({ code, detail, errors = [] }: Problem): FieldError | undefined {
      const named = code === 'gender-locked' ? [{ pointer: '/profileCreationInput/gender', detail }] : errors;
      const fields = steps.flatMap(({ sections }) => fieldsIn(sections));
      const refused = named.flatMap((error) => {
        const field = fields.find(({ path }) => isWithin(error.pointer, path));
        return field ? [{ path: field.path, value: valueOf(field.path), message: messageAt(field.path, error) }] : [];
      });
      refusals.current = refused;
      const shown = Object.fromEntries(refused.map(({ path, message }) => [path, message]));
      form.setErrors(shown);
      return firstOf(fields, shown);
    },

    /** A form that was emptied is as untouched as a new one. */
    forget(): void {
      stopWaiting();
      refusals.current = [];
    },
  };
}

/** A pointer may go deeper than the field: /preferencesInput/preferredEducation/2. */
function isWithin(pointer: string, path: FieldPath): boolean {
  return `${pointer}/`.startsWith(`/${path.replaceAll('.', '/')}/`);
}

function only(errors: FormErrors, isShown: (path: string) => boolean): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isShown(path)));
}
