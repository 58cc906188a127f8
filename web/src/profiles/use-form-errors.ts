import { schemaResolver, type FormErrors } from '@mantine/form';
import { profileAndPreferencesInput, screenedFields } from '@mithaq/openapi/generated/forms.ts';
import type { Problem, ProblemErrorsItem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { normalizeText } from '@mithaq/openapi/rules/text.ts';
import { useEffect, useRef } from 'react';
import { toContactError } from './contact-error.ts';
import { fieldsOf, type FieldPath, type ProfileField } from './profile-fields.ts';
import { valueAt, type ProfileFormModel } from './profile-form-values.ts';

/** The search for contact details, a script of its own, fetched when the member begins to fill the form in. Until then, and without it, the server alone decides. */
const loadSearch = () => import('@mithaq/openapi/rules/contact-details/contact-in-text.ts');

/** Milliseconds after the last change until new errors appear. */
export const errorDelay = 500;

/** What the contract says of the form's values, by path. */
export const validate = schemaResolver(profileAndPreferencesInput, { sync: true });

/** A field that is wrong, and what is wrong with it. */
export interface FieldError {
  field: ProfileField;
  message: string;
}

/** A value that the server refused, as JSON, and what it said. */
interface Refusal {
  path: FieldPath;
  value: string;
  message: string;
}

/**
 * Which errors the form shows. Errors appear a moment after the last change, at fields that were changed; they vanish
 * as soon as they are corrected. What the server refused is an error as long as it is unchanged.
 */
export function useFormErrors(form: ProfileFormModel) {
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
  function messageAt(path: FieldPath, { pointer, detail, contact }: ProblemErrorsItem): string {
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
        // Something may be typed already. A wait that has begun must not begin again: what is found is shown with the rest.
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
    /** To be called when a draft is restored: it may hold contact details that no key press brings up. */
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

    /** Shows at once what is wrong in these steps; returns the first. */
    check(...which: number[]): FieldError | undefined {
      const fields = fieldsOf(...which);
      form.setTouched((touched) => ({ ...touched, ...Object.fromEntries(fields.map(({ path }) => [path, true])) }));
      // The server decides again about what it refused.
      refusals.current = [];
      stopWaiting();
      const errors = ownErrors();
      form.setErrors(only(errors, form.isTouched));
      return firstOf(fields, errors);
    },

    /** Shows what the server refused at the fields that it names; returns the first of them. */
    showRefused({ code, detail, errors = [] }: Problem): FieldError | undefined {
      const named = code === 'gender-locked' ? [{ pointer: '/profileCreationInput/gender', detail }] : errors;
      const fields = fieldsOf(0, 1);
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
