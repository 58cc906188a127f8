import { select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Gender, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { displayAge, isRealDate } from '@mithaq/openapi/rules/age.ts';
import { Alert, Button } from '@mithaq/ui-kit';
import type { MouseEvent } from 'react';
import { useFieldValue, type ProfileFormModel } from './profile-form-values.ts';
import classes from './ProfileForm.module.css';

export interface AgesQuestionProps {
  form: ProfileFormModel;
  /** Earlier answers are not asked for again. */
  stored?: ProfileAndPreferences;
  onConfirm: () => void;
}

/** Asks about unusual preferred ages. Nothing is refused, and the question is asked once. */
export function AgesQuestion({ form, stored, onConfirm }: AgesQuestionProps) {
  const { t, i18n } = useLingui();
  const born = useFieldValue(form, 'profileCreationInput.dateOfBirth');
  const gender = useFieldValue(form, 'profileCreationInput.gender');
  const author = useFieldValue(form, 'profileCreationInput.createdBy');
  const lowest = useFieldValue(form, 'preferencesInput.preferredMinAge');
  const highest = useFieldValue(form, 'preferencesInput.preferredMaxAge');
  if (!born || !isRealDate(born) || !gender) return null;
  if (typeof lowest !== 'number' || typeof highest !== 'number' || lowest < 18 || highest > 99 || lowest > highest)
    return null;
  const years = displayAge(born);
  if (years < 18 || !areAgesUnusual(years, gender, lowest, highest)) return null;
  const { profile, preferences } = stored ?? {};
  if (profile?.dateOfBirth === born && preferences?.minAge === lowest && preferences.maxAge === highest) return null;
  const [age, min, max] = [years, lowest, highest].map((each) => i18n.number(each));
  const confirm = ({ detail }: MouseEvent) => {
    onConfirm();
    // The button disappears. After a tap the focus would only open the keyboard of a phone.
    if (detail === 0) form.getInputNode<HTMLElement, string>('preferencesInput.preferredMaxAge')?.focus();
  };
  const who = author === 'SELF' ? 'self' : gender.toLowerCase();
  return (
    <Alert tone="info">
      <span className={classes.question}>
        {t`${select(who, {
          self: `You are ${age}; you ask for ${min} to ${max}. Is that right?`,
          male: `He is ${age}; you ask for ${min} to ${max}. Is that right?`,
          other: `She is ${age}; you ask for ${min} to ${max}. Is that right?`,
        })}`}{' '}
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
