import { select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Gender, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { displayAge, isRealDate } from '@mithaq/openapi/rules/age.ts';
import { Alert, Button } from '@mithaq/ui-kit';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useFieldValue, type ProfileFormModel } from './profile-form-values.ts';
import { personOf } from '../shared/person.ts';
import classes from './ProfileForm.module.css';
import type { Presets } from './use-presets.ts';

export interface AgesQuestionProps {
  form: ProfileFormModel;
  /** Earlier answers are not asked for again. */
  stored?: ProfileAndPreferences;
  presets: Presets;
  onConfirm: () => void;
}

/**
 * Asks about wishes that the form began with and that probably do not fit, which needs an answer; else about unusual preferred
 * ages, once, and nothing is refused.
 */
export function AgesQuestion({ form, stored, presets, onConfirm }: AgesQuestionProps) {
  const { t, i18n } = useLingui();
  const born = useFieldValue(form, 'profileCreationInput.dateOfBirth');
  const gender = useFieldValue(form, 'profileCreationInput.gender');
  const author = useFieldValue(form, 'profileCreationInput.createdBy');
  const lowest = useFieldValue(form, 'preferencesInput.preferredMinAge');
  const highest = useFieldValue(form, 'preferencesInput.preferredMaxAge');
  const { unchosen, asked } = presets;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked > 0) button.current?.focus();
  }, [asked]);
  const person = personOf(author, gender);
  const who = person === 'other' ? (gender ?? 'MALE') : person;
  const confirm = ({ detail }: MouseEvent) => {
    onConfirm();
    // The button disappears. After a tap the focus would only open the keyboard of a phone.
    if (detail === 0) form.getInputNode<HTMLElement, string>('preferencesInput.preferredMaxAge')?.focus();
  };
  if (unchosen.ages || unchosen.statuses) {
    const [age, from, to] = [displayAge(born ?? ''), lowest, highest].map((each) => i18n.number(Number(each)));
    return (
      <Alert tone={asked > 0 ? 'error' : 'info'}>
        <span className={classes.question}>
          <span>
            {unchosen.ages
              ? t`${select(who, { self: `You are ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, son: `Your son is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, daughter: `Your daughter is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, brother: `Your brother is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, sister: `Your sister is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, MALE: `He is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, other: `She is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.` })}`
              : null}{' '}
            {unchosen.statuses
              ? t`“Unmarried” was filled in for you as preferred marital status: please choose it above.`
              : null}
          </span>
          <Button ref={button} size="sm" variant="subtle" onClick={confirm}>
            {unchosen.ages ? (
              <Trans>
                {from} to {to} is right
              </Trans>
            ) : (
              <Trans>Yes, that is right</Trans>
            )}
          </Button>
        </span>
      </Alert>
    );
  }
  if (!born || !isRealDate(born) || !gender) return null;
  if (typeof lowest !== 'number' || typeof highest !== 'number' || lowest < 18 || highest > 99 || lowest > highest)
    return null;
  const years = displayAge(born);
  if (years < 18 || !areAgesUnusual(years, gender, lowest, highest)) return null;
  const { profile, preferences } = stored ?? {};
  if (profile?.dateOfBirth === born && preferences?.minAge === lowest && preferences.maxAge === highest) return null;
  const [age, min, max] = [years, lowest, highest].map((each) => i18n.number(each));
  return (
    <Alert tone="info">
      <span className={classes.question}>
        {t`${select(who, { self: `You are ${age}; you ask for ${min} to ${max}. Is that right?`, son: `Your son is ${age}; you ask for ${min} to ${max}. Is that right?`, daughter: `Your daughter is ${age}; you ask for ${min} to ${max}. Is that right?`, brother: `Your brother is ${age}; you ask for ${min} to ${max}. Is that right?`, sister: `Your sister is ${age}; you ask for ${min} to ${max}. Is that right?`, MALE: `He is ${age}; you ask for ${min} to ${max}. Is that right?`, other: `She is ${age}; you ask for ${min} to ${max}. Is that right?` })}`}{' '}
        <Button size="sm" variant="subtle" onClick={confirm}>
          <Trans>Yes, that is right</Trans>
        </Button>
      </span>
    </Alert>
  );
}

/** From this many years between the own age and the nearest preferred age, the form asks. */
const farAway = 15;

/** Whether preferred ages are probably a slip: all husbands younger, all wives older, or all of them far from the own age. */
export function areAgesUnusual(age: number, gender: Gender, min: number, max: number): boolean {
  const distance = Math.max(min - age, age - max);
  return distance > farAway || (gender === 'FEMALE' ? max < age : min > age);
}
