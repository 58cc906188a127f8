import { select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Gender, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { displayAge, isRealDate } from '@mithaq/openapi/rules/age.ts';
import { Alert, Button } from '@mithaq/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
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
}

/** Asks below a field about the wish that the form began with, or about unusual ages. */
export function PresetQuestion({ preset, ...props }: PresetQuestionProps) {
  return preset === 'ages' ? <AgesQuestion {...props} /> : <StatusesQuestion {...props} />;
}

/**
 * Asks about ages that the form began with and that probably do not fit, which needs an answer; else about unusual preferred
 * ages, once, and nothing is refused.
 */
function AgesQuestion({ form, stored, presets }: Omit<PresetQuestionProps, 'preset'>) {
  const { t, i18n } = useLingui();
  const born = useFieldValue(form, 'profileCreationInput.dateOfBirth');
  const gender = useFieldValue(form, 'profileCreationInput.gender');
  const author = useFieldValue(form, 'profileCreationInput.createdBy');
  const lowest = useFieldValue(form, 'preferencesInput.preferredMinAge');
  const highest = useFieldValue(form, 'preferencesInput.preferredMaxAge');
  const person = personOf(author, gender);
  const who = person === 'other' ? (gender ?? 'MALE') : person;
  if (presets.confirmed.includes('ages')) return null;
  if (presets.unchosen.ages) {
    const [age, from, to] = [displayAge(born ?? ''), lowest, highest].map((each) => i18n.number(Number(each)));
    return (
      <Question
        preset="ages"
        form={form}
        presets={presets}
        answer={
          <Trans>
            {from} to {to} is right
          </Trans>
        }
      >
        {t`${select(who, { self: `You are ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, son: `Your son is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, daughter: `Your daughter is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, brother: `Your brother is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, sister: `Your sister is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, MALE: `He is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.`, other: `She is ${age}. The ages ${from} to ${to} were filled in for you: please choose the ages above.` })}`}
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
  const [age, min, max] = [years, lowest, highest].map((each) => i18n.number(each));
  return (
    <Question preset="ages" form={form} presets={presets} answer={<Trans>Yes, that is right</Trans>}>
      {t`${select(who, { self: `You are ${age}; you ask for ${min} to ${max}. Is that right?`, son: `Your son is ${age}; you ask for ${min} to ${max}. Is that right?`, daughter: `Your daughter is ${age}; you ask for ${min} to ${max}. Is that right?`, brother: `Your brother is ${age}; you ask for ${min} to ${max}. Is that right?`, sister: `Your sister is ${age}; you ask for ${min} to ${max}. Is that right?`, MALE: `He is ${age}; you ask for ${min} to ${max}. Is that right?`, other: `She is ${age}; you ask for ${min} to ${max}. Is that right?` })}`}
    </Question>
  );
}

/** Asks whom somebody seeks who was married, before "Unmarried" is published. */
function StatusesQuestion({ form, presets }: Omit<PresetQuestionProps, 'preset'>) {
  const { t } = useLingui();
  if (!presets.unchosen.statuses) return null;
  return (
    <Question preset="statuses" form={form} presets={presets} answer={<Trans>Yes, that is right</Trans>}>
      {t`“Unmarried” was filled in for you as preferred marital status: please choose above.`}
    </Question>
  );
}

interface QuestionProps extends Omit<PresetQuestionProps, 'stored'> {
  /** The words of its button. */
  answer: ReactNode;
  children: ReactNode;
}

/** The question, and the button that confirms. It takes the focus when it keeps the member from going on. */
function Question({ preset, form, presets: { unchosen, asked, confirm }, answer, children }: QuestionProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = asked?.preset === preset && unchosen[preset];
  useEffect(() => {
    if (asked?.preset !== preset) return;
    button.current?.focus();
    // With the fields above it.
    button.current?.closest('[role]')?.scrollIntoView({ block: 'center' });
  }, [asked, preset]);
  return (
    <Alert tone={isAsked ? 'error' : 'info'}>
      <span className={classes.question}>
        <span>{children}</span>
        <Button
          ref={button}
          size="sm"
          variant="default"
          onClick={({ detail }) => {
            confirm(preset);
            // The button disappears. After a tap the focus would only open the keyboard of a phone.
            if (detail === 0) form.getInputNode<HTMLElement, string>(presetPaths[preset])?.focus();
          }}
        >
          {answer}
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
