import { useForm } from '@mantine/form';
import type {
  Problem,
  ProfileAndPreferences,
  ProfileAndPreferencesInput,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { entityTag } from '@mithaq/openapi/rules/entity-tag.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { clearDraft, saveDraft, saveDraftsNow, type ProfileFormKind } from '../shared/draft-storage.ts';
import { readContactError } from '../shared/contact-error.ts';
import { fieldsIn, stepOfSection, steps as allSteps, type FieldPath, type SectionName } from './profile-fields.ts';
import { initialValues, readDraft, toRequest, type ProfileFormValues } from './profile-form-values.ts';
import { showMessage } from './show-message.ts';
import { useFormErrors, validate, type FieldError } from './use-form-errors.ts';
import { useFormStep } from './use-form-step.ts';

export interface ProfileFormStart {
  kind: ProfileFormKind;
  userId: string;
  /** The part that is edited by itself. */
  section?: SectionName;
  /** The edited profile; a later answer of the server changes nothing in an open form. */
  stored?: ProfileAndPreferences;
}

/** The form of two steps, or of one section: its values and errors in @mantine/form, its step in the history, and its draft. */
export function useProfileForm({ kind, userId, section, stored }: ProfileFormStart) {
  const [steps] = useState(() => (section ? [stepOfSection(section)] : allSteps));
  const [initial] = useState(() => initialValues(stored));
  const [draft] = useState(() => readDraft(userId, kind, initial));
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const [tag] = useState(() => stored && entityTag(stored));
  // A draft is of the profile as it was then, though another device has changed it since.
  const seen = (isRestored && draft?.seen) || tag;
  const [isWrongElsewhere, setIsWrongElsewhere] = useState(false);
  const { step, goTo } = useFormStep(section ? 0 : (draft?.step ?? 0));
  const form = useForm<ProfileFormValues, ProfileAndPreferencesInput>({
    mode: 'uncontrolled',
    initialValues: draft?.values ?? initial,
    validate,
    transformValues: toRequest,
    // An error stays until it is corrected, instead of changing with every key.
    clearInputErrorOnChange: false,
  });
  // Its functions use refs, so the first ones stay valid, and fields with them need not render again.
  const [fields] = useState(form);
  const errors = useFormErrors(form, steps);

  form.watch('profileCreationInput', onChange);
  form.watch('preferencesInput', onChange);
  useEffect(() => {
    if (draft) errors.prepare();
  });
  const onStep = useEffectEvent(keepDraft);
  useEffect(() => onStep(step), [step]);
  useEffect(() => {
    window.addEventListener('pagehide', saveDraftsNow);
    return () => {
      window.removeEventListener('pagehide', saveDraftsNow);
      saveDraftsNow();
    };
  }, []);

  function onChange(): void {
    errors.onChange();
    keepDraft(step);
  }

  function keepDraft(at: number): void {
    const values = form.getValues();
    if (at === 0 && JSON.stringify(values) === JSON.stringify(initial)) clearDraft(userId, kind);
    else saveDraft(userId, kind, { values, step: at, seen });
  }

  function goToError({ field, message }: FieldError): void {
    goTo(
      steps.findIndex(({ sections }) => fieldsIn(sections).includes(field)),
      () => {
        const input = form.getInputNode<HTMLInputElement, string>(field.path);
        input?.focus();
        if (!input) return;
        selectContact(input, message);
        showMessage(input);
      },
    );
  }

  /** Whether these steps are without errors; else goes to the first, unless the page has asked something above it. */
  function isValid(which: number[], asksAbove?: (wrong: FieldPath) => boolean): boolean {
    const first = errors.check(...which);
    if (first && !asksAbove?.(first.field.path)) goToError(first);
    return first === undefined;
  }

  return {
    form,
    fields,
    steps,
    step,
    isRestored,
    seen,
    isWrongElsewhere,
    /** Whether this step is without errors; else goes to the first. */
    isStepValid: () => isValid([step]),
    next: () => goTo(1),
    previous: () => goTo(0),
    /** The request, or undefined when the form has errors; goes to the first unless `asksAbove` leads to a question above it. */
    finish(asksAbove: (wrong: FieldPath) => boolean): ProfileAndPreferencesInput | undefined {
      if (!isValid([...steps.keys()], asksAbove)) return undefined;
      // A profile that was stored under earlier rules may have to be corrected in a part that is not shown.
      const isWrong = Object.keys(validate(form.getValues())).length > 0;
      setIsWrongElsewhere(isWrong);
      return isWrong ? undefined : form.getTransformedValues();
    },
    /** Shows the server's errors at their fields and goes to the first; false when it named none. */
    showRefused(problem: Problem): boolean {
      const first = errors.showRefused(problem);
      if (first) goToError(first);
      return first !== undefined;
    },
    startOver(): void {
      form.setInitialValues(initial);
      form.reset();
      errors.forget();
      setIsRestored(false);
      goTo(0);
    },
  };
}

/** Selects the words that look like contact details. */
function selectContact(input: HTMLInputElement, error: string): void {
  const words = readContactError(error)?.words.replace(/…$/, '');
  const at = words ? input.value.indexOf(words) : -1;
  if (words && at >= 0) input.setSelectionRange(at, at + words.length);
}
