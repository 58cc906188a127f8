import type { Problem, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { clearDraft, readDraft, saveDraft, type ProfileFormKind } from './draft.ts';
import type { ProfileField, ProfileFormValues } from './form-values.ts';
import { withStored, type Places } from './places.ts';
import { errorsOf, faultsAtFields, type ProfileErrors } from './profile-errors.ts';
import { stepOf, steps } from './profile-fields.ts';
import type { Attention } from './use-attention.ts';
import { useDelayedErrors } from './use-delayed-errors.ts';
import { useCountries, useStates } from './use-places.ts';

export interface ProfileFormStart {
  kind: ProfileFormKind;
  userId: string;
  /** The form without a draft. */
  initial: ProfileFormValues;
  /** What is being edited. */
  stored?: ProfileAndPreferences;
}

/** The form of two steps: what is typed, what is wrong, where one is, and which field asks for attention. */
export function useProfileForm({ kind, userId, initial, stored }: ProfileFormStart) {
  const [draft] = useState(() => readDraft(userId, kind, initial));
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const [step, setStep] = useState(draft?.step ?? 0);
  const [attention, setAttention] = useState<Attention>({});
  const [faults, setFaults] = useState<ProfileErrors>({});
  const delayed = useDelayedErrors();
  const [values, setValues] = useState(draft?.values ?? initial);
  const lists = usePlaces(values.country, stored);
  const { places } = lists;

  useEffect(() => {
    // A draft is kept only of what differs from what is stored.
    if (step === 0 && JSON.stringify(values) === JSON.stringify(initial)) clearDraft(userId, kind);
    else saveDraft(userId, kind, { values, step });
  }, [values, step, initial, userId, kind]);

  // A country that was chosen before is missed only until the list of countries is there.
  const lookAgain = useEffectEvent(() => delayed.change([], errorsOf(values, places)));
  useEffect(() => lookAgain(), [lists.countryList.countries, lists.stateList.states]);

  function change(answers: Partial<ProfileFormValues>): void {
    const now = { ...values, ...answers };
    const fields = stepFields(0, 1).filter((field) => now[field] !== values[field]);
    setValues(now);
    setFaults((all) => without(all, fields));
    delayed.change(fields, errorsOf(now, places));
  }

  /** Shows what is wrong in these steps and goes to the first of it; true when all is well. */
  function check(...which: number[]): boolean {
    const errors = errorsOf(values, places);
    const fields = stepFields(...which);
    const first = fields.find((field) => errors[field]);
    delayed.reveal(fields, errors);
    if (first) goTo(first);
    return first === undefined;
  }

  function goTo(field: ProfileField): void {
    setStep(stepOf(field));
    setAttention({ field });
  }

  function move(to: number): void {
    setStep(to);
    setAttention({});
  }

  return {
    values,
    change,
    lists,
    step,
    attention,
    errors: { ...delayed.shown, ...faults },
    isRestored,
    next: () => check(0) && move(1),
    previous: () => move(0),
    checkAll: () => check(0, 1),
    /** Puts the server's faults at their fields and goes to the first; false when it named none. */
    placeFaults(problem: Problem): boolean {
      const found = faultsAtFields(problem);
      const first = stepFields(0, 1).find((field) => found[field]);
      setFaults(found);
      if (first) goTo(first);
      return first !== undefined;
    },
    startAfresh() {
      setValues(initial);
      // A form that was emptied is as untouched as a new one.
      setFaults({});
      delayed.forget();
      setIsRestored(false);
      move(0);
    },
  };
}

export type ProfileFormModel = ReturnType<typeof useProfileForm>;

function usePlaces(country: string | null, stored: ProfileAndPreferences | undefined) {
  const countryList = useCountries();
  const isListed = countryList.countries.some(({ code }) => code === country);
  const stateList = useStates(isListed ? country : null);
  const countries = withStored(countryList.countries, stored?.profile.country);
  const storedCountry = countries.find(({ name }) => name === stored?.profile.country)?.code;
  const places: Places = {
    countries,
    states: withStored(
      stateList.states,
      country !== null && country === storedCountry ? stored?.profile.state : undefined,
    ),
  };
  return { places, countryList, stateList };
}

function stepFields(...which: number[]): ProfileField[] {
  return which.flatMap((step) => steps[step]?.rows.flat() ?? []);
}

function without(errors: ProfileErrors, fields: ProfileField[]): ProfileErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.some((changed) => changed === field)));
}
