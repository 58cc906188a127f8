import { useForm } from '@mantine/form';
import type {
  Problem,
  ProfileAndPreferences,
  ProfileAndPreferencesInput,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clearDraft, saveDraft, saveDraftsNow, type ProfileFormKind } from '../shared/draft-storage.ts';
import { readDraft } from './draft.ts';
import { stepOf } from './profile-fields.ts';
import { initialValues, toRequest, type ProfileFormValues } from './profile-form-values.ts';
import { readContactError } from './contact-error.ts';
import { useFormErrors, validate, type FieldError } from './use-form-errors.ts';
import { useFirstStep, useStepHistory } from './use-step-history.ts';

export interface ProfileFormStart {
  kind: ProfileFormKind;
  userId: string;
  /** What is being edited; what is fetched anew behind an open form changes nothing in it. */
  stored?: ProfileAndPreferences;
}

/** The form of two steps: its values and errors in @mantine/form, its step, and its draft. */
export function useProfileForm({ kind, userId, stored }: ProfileFormStart) {
  const [initial] = useState(() => initialValues(stored));
  const [draft] = useState(() => readDraft(userId, kind, initial));
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const draftStep = draft?.step ?? 0;
  const [step, setStep] = useState(useFirstStep(draftStep));
  const history = useStepHistory({ step, draftStep, open: openStep, restore: setStep });
  const form = useForm<ProfileFormValues, ProfileAndPreferencesInput>({
    mode: 'uncontrolled',
    initialValues: draft?.values ?? initial,
    validate,
    transformValues: toRequest,
    // An error stays until it is mended, instead of coming and going with every key.
    clearInputErrorOnChange: false,
  });
  // Its functions work on refs, so the first ones stay right, and fields that get them need not be drawn anew.
  const [fields] = useState(form);
  const errors = useFormErrors(form);

  form.watch('profileCreationInput', onChange);
  form.watch('preferencesInput', onChange);
  // A draft may hold contact details that no key press brings up.
  useEffect(() => {
    if (draft) errors.prepare();
  });
  useEffect(() => {
    window.addEventListener('pagehide', saveDraftsNow);
    return () => {
      window.removeEventListener('pagehide', saveDraftsNow);
      saveDraftsNow();
    };
  }, []);

  const opening = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (opening.current !== step) return;
    opening.current = undefined;
    focusStepHeading();
  });

  function onChange(): void {
    errors.onChange();
    keepDraft(step);
  }

  /** A draft is kept only of what differs from what is stored. */
  function keepDraft(at: number): void {
    const values = form.getValues();
    if (at === 0 && JSON.stringify(values) === JSON.stringify(initial)) clearDraft(userId, kind);
    else saveDraft(userId, kind, { values, step: at });
  }

  /** Draws a step before the focus moves into it. */
  function show(at: number, focus: () => void): void {
    flushSync(() => setStep(at));
    focus();
    if (at === step) return;
    history.follow(at, focus);
    keepDraft(at);
  }

  function goTo({ field, message }: FieldError): void {
    show(stepOf(field), () => {
      const input = form.getInputNode<HTMLInputElement, string>(field.path);
      input?.focus();
      if (input) selectContact(input, message);
      // With the sentence under it that says what is wrong.
      input?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
    });
  }

  /** As a transition: the button responds before the fields of the other step are drawn. */
  function openStep(at: number): void {
    if (at === step) {
      focusStepHeading();
      return;
    }
    opening.current = at;
    startTransition(() => setStep(at));
    history.follow(at, focusStepHeading);
    keepDraft(at);
  }

  /** Whether these steps are without errors; else goes to the first. */
  function isValid(...which: number[]): boolean {
    const first = errors.check(...which);
    if (first) goTo(first);
    return first === undefined;
  }

  return {
    form,
    fields,
    step,
    isRestored,
    next: () => isValid(0) && openStep(1),
    previous: () => openStep(0),
    /** The request, or undefined when something is wrong with the form. */
    finish: () => (isValid(0, 1) ? form.getTransformedValues() : undefined),
    /** Puts what the server refused at its fields and goes to the first; false when it named none. */
    showRefused(problem: Problem): boolean {
      const first = errors.showRefused(problem);
      if (first) goTo(first);
      return first !== undefined;
    },
    startAfresh(): void {
      form.setInitialValues(initial);
      form.reset();
      errors.forget();
      setIsRestored(false);
      openStep(0);
    },
  };
}

/** Selects the words that look like contact details. */
function selectContact(input: HTMLInputElement, error: string): void {
  const words = readContactError(error)?.words.replace(/…$/, '');
  const at = words ? input.value.indexOf(words) : -1;
  if (words && at >= 0) input.setSelectionRange(at, at + words.length);
}

function focusStepHeading(): void {
  document.querySelector<HTMLElement>('[data-step-heading]')?.focus();
}
