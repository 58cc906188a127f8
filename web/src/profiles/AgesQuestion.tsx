import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Gender, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { displayAge, isRealDate } from '@mithaq/openapi/rules/age.ts';
import { Alert, Button } from '@mithaq/ui-kit';
import { useEffect, useRef } from 'react';
import type { FieldPath } from './profile-fields.ts';
import { useFieldValue, type ProfileFormModel } from './profile-form-values.ts';
import { personOf } from '../shared/person.ts';
import classes from './ProfileForm.module.css';
import { presetPaths, type Preset, type Presets } from './use-presets.ts';

export interface PresetQuestionProps {
  preset: Preset;
  form: ProfileFormModel;
  presets: Presets;
  /** Earlier answers are not asked for again. */
  stored?: ProfileAndPreferences;
  /** Whether the step was submitted, so that an open question is one of the answers that are missing. */
  isSubmitted: boolean;
}

/** Asks below a field about the wish that the form began with, or about unusual ages. */
export function PresetQuestion({ preset, ...props }: PresetQuestionProps) {
  return preset === 'ages' ? <AgesQuestion {...props} /> : <StatusesQuestion {...props} />;
}

/**
 * Asks about ages that the form began with and that probably do not fit, which needs an answer; else about unusual preferred
 * ages, once, and nothing is refused.
 */
function AgesQuestion({ form, stored, presets, isSubmitted }: Omit<PresetQuestionProps, 'preset'>) {
  const { t, i18n } = useLingui();
  const born = useFieldValue(form, 'profileCreationInput.dateOfBirth');
  const gender = useFieldValue(form, 'profileCreationInput.gender');
  const author = useFieldValue(form, 'profileCreationInput.createdBy');
  const lowest = useFieldValue(form, 'preferencesInput.preferredMinAge');
  const highest = useFieldValue(form, 'preferencesInput.preferredMaxAge');
  if (presets.confirmed.includes('ages')) return null;
  if (presets.unchosen.ages) {
    const [from, to] = [lowest, highest].map((each) => i18n.number(Number(each)));
    return (
      <Question
        preset="ages"
        form={form}
        presets={presets}
        isSubmitted={isSubmitted}
        keep={t`Keep ${from} to ${to}`}
        change={{ label: t`Change ages`, path: 'preferencesInput.preferredMinAge' }}
      >
        {t`Which ages would fit? ${from} to ${to} is only where the form begins.`}
      </Question>
    );
  }
  if (!born || !isRealDate(born) || !gender) return null;
  if (typeof lowest !== 'number' || typeof highest !== 'number' || lowest < 18 || highest > 99 || lowest > highest)
    return null;
  const years = displayAge(born);
  if (years < 18 || !areAgesUnusual(years, gender, lowest, highest)) return null;
  const { profile, preferences } = stored ?? {};
  if (profile?.dateOfBirth === born && preferences?.minAge === lowest && preferences.maxAge === highest) return null;
  const person = personOf(author, gender);
  const who = person === 'other' ? gender : person;
  const [age, min, max] = [years, lowest, highest].map((each) => i18n.number(each));
  return (
    <Question preset="ages" form={form} presets={presets} isSubmitted={isSubmitted} keep={t`Yes, that is right`}>
      {t`${select(who, { self: `You are ${age}; you ask for ${min} to ${max}. Is that right?`, son: `Your son is ${age}; you ask for ${min} to ${max}. Is that right?`, daughter: `Your daughter is ${age}; you ask for ${min} to ${max}. Is that right?`, brother: `Your brother is ${age}; you ask for ${min} to ${max}. Is that right?`, sister: `Your sister is ${age}; you ask for ${min} to ${max}. Is that right?`, MALE: `He is ${age}; you ask for ${min} to ${max}. Is that right?`, other: `She is ${age}; you ask for ${min} to ${max}. Is that right?` })}`}
    </Question>
  );
}

/** Asks whom somebody seeks who was married, before "Unmarried" is published. */
function StatusesQuestion({ form, presets, isSubmitted }: Omit<PresetQuestionProps, 'preset'>) {
  const { t } = useLingui();
  if (!presets.unchosen.statuses) return null;
  return (
    <Question
      preset="statuses"
      form={form}
      presets={presets}
      isSubmitted={isSubmitted}
      keep={t`Keep “Unmarried”`}
      change={{ label: t`Change status`, path: presetPaths.statuses }}
    >
      {t`Which marital status would fit? “Unmarried” is only where the form begins.`}
    </Question>
  );
}

interface QuestionProps extends Omit<PresetQuestionProps, 'stored'> {
  /** The words of the button that leaves the field as it is. */
  keep: string;
  /** The button that leads to a field. */
  change?: { label: string; path: FieldPath };
  children: string;
}

/** The question, with a way to keep what is there and one to change it. It takes the focus when it keeps the member from going on. */
function Question({
  preset,
  form,
  presets: { unchosen, asked, confirm },
  isSubmitted,
  keep,
  change,
  children,
}: QuestionProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  // The ring shows where the press has led, also at a choice.
  const focusField = (path: FieldPath) => form.getInputNode<HTMLElement, string>(path)?.focus({ focusVisible: true });
  useEffect(() => {
    if (asked?.preset !== preset) return;
    keepButton.current?.focus();
    // With the fields above it.
    keepButton.current?.closest('[role]')?.scrollIntoView({ block: 'center' });
  }, [asked, preset]);
  return (
    <Alert
      tone={isSubmitted && unchosen[preset] ? 'error' : 'info'}
      actions={
        <div className={classes.answers}>
          <Button
            ref={keepButton}
            size="sm"
            variant="default"
            onClick={({ detail }) => {
              confirm(preset);
              // The buttons disappear. After a tap the focus would only open the keyboard of a phone.
              if (detail === 0) focusField(presetPaths[preset]);
            }}
          >
            {keep}
          </Button>
          {change ? (
            <Button size="sm" variant="default" onClick={() => focusField(change.path)}>
              {change.label}
            </Button>
          ) : null}
        </div>
      }
    >
      {children}
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
