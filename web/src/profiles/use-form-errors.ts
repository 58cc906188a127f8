import { schemaResolver, type FormErrors, type UseFormReturnType } from '@mantine/form';
import { profileAndPreferencesInput } from '@mithaq/openapi/generated/forms.ts';
import type {
  Problem,
  ProblemErrorsItem,
  ProfileAndPreferencesInput,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useEffect, useRef } from 'react';
import { toContactError } from './contact-error.ts';
import { fieldsOf, type FieldPath, type ProfileField } from './profile-fields.ts';
import { useContactErrors } from './use-contact-errors.ts';
import { valueAt, type ProfileFormValues } from './profile-form-values.ts';

export type ProfileFormModel = UseFormReturnType<ProfileFormValues, ProfileAndPreferencesInput>;

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
 * as soon as they are mended. What the server refused is an error as long as it is unchanged.
 */
export function useFormErrors(form: ProfileFormModel) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refusals = useRef<Refusal[]>([]);
  // A wait that has begun must not begin again: what is found is shown with the rest.
  const contacts = useContactErrors(() => {
    if (timer.current === undefined) showSoon();
  });
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
    const standing = refusals.current.filter(({ path, value }) => valueOf(path) === value);
    return {
      ...Object.fromEntries(standing.map(({ path, message }) => [path, message])),
      ...ownErrors(),
    };
  }

  function ownErrors(): FormErrors {
    const errors = validate(form.getValues());
    return { ...contacts.find(form.getValues(), errors), ...errors };
  }

  function show(errors: FormErrors): void {
    stopWaiting();
    // Setting errors draws the form anew.
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
    /** Loads the search for contact details; a change does so too. */
    prepare: contacts.prepare,

    /** To be called after each change. */
    onChange(): void {
      contacts.prepare();
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
      // The server decides anew about what it refused.
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
