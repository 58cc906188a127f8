import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { limitsOfProfileCreationInput } from '@mithaq/openapi/generated/text-limits.ts';
import { lengthOf, normalizeText } from '@mithaq/openapi/rules/text.ts';
import { FieldHelp, Hints, Textarea, type TextareaProps } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import { aboutPerson, type Person } from '../shared/person.ts';
import classes from './AboutMeInput.module.css';
import type { Control } from './profile-fields.ts';
import { useFieldValue, type ProfileFormModel } from './profile-form-values.ts';

/** Code points from which a text says enough. */
const enough = 150;

/** One word of fewer code points says nothing of a person: "Nice." */
const thin = 20;

/** Whether the member is asked once more for a few words. */
export function isThin(aboutMe: string | null | undefined): boolean {
  const text = normalizeText(aboutMe ?? '');
  return text !== '' && !/\s/u.test(text) && lengthOf(text) < thin;
}

interface AboutMeInputProps {
  input: TextareaProps;
  control: Extract<Control, { kind: 'aboutMe' }>;
  form: ProfileFormModel;
  person: Person;
  isAskedAgain: boolean | undefined;
}

/** The text of a profile. While it is short, three questions help to write it. */
export function AboutMeInput({ input, control, form, person, isAskedAgain }: AboutMeInputProps) {
  const { t } = useLingui();
  const help = input.description;
  return (
    <div>
      <Textarea
        {...input}
        description={isAskedAgain ? <AskedAgain form={form} person={person} help={help} /> : help}
        minRows={5}
        placeholder={t(aboutPerson(control.example, person))}
        limit={limitsOfProfileCreationInput.aboutMe}
      />
      <Questions form={form} person={person} />
      <FieldHelp href={control.guide.href}>{t(aboutPerson(control.guide.label, person))}</FieldHelp>
    </div>
  );
}

/** The question about one short word, and the help again once there is more. */
function AskedAgain({ form, person, help }: Pick<AboutMeInputProps, 'form' | 'person'> & { help: ReactNode }) {
  const { t } = useLingui();
  if (!isThin(useFieldValue(form, 'profileCreationInput.aboutMe'))) return help;
  return <span className={classes.again}>{t(aboutPerson(askedAgain, person))}</span>;
}

/** Apart, so that a key press draws no more than this again. */
function Questions({ form, person }: Pick<AboutMeInputProps, 'form' | 'person'>) {
  const { t } = useLingui();
  const text = useFieldValue(form, 'profileCreationInput.aboutMe') ?? '';
  if (lengthOf(normalizeText(text)) >= enough) return null;
  return (
    <Hints title={t(aboutPerson(encouragement, person))}>
      {questions.map((question) => t(aboutPerson(question, person)))}
    </Hints>
  );
}

const encouragement = msg({
  message:
    '{person, select, self {A few more sentences help families to picture you. For example:} son {A few more sentences help families to picture your son. For example:} daughter {A few more sentences help families to picture your daughter. For example:} brother {A few more sentences help families to picture your brother. For example:} sister {A few more sentences help families to picture your sister. For example:} child {A few more sentences help families to picture your child. For example:} sibling {A few more sentences help families to picture your brother or sister. For example:} other {A few more sentences help families to picture this person. For example:}}',
});

const questions = [
  msg`What does an ordinary evening look like?`,
  msg({
    message:
      '{person, select, self {What do you hold to in your faith?} son {What does he hold to in his faith?} daughter {What does she hold to in her faith?} brother {What does he hold to in his faith?} sister {What does she hold to in her faith?} other {What matters in faith and character?}}',
  }),
  msg({
    message:
      '{person, select, self {What should your home be known for?} son {What should his home be known for?} daughter {What should her home be known for?} brother {What should his home be known for?} sister {What should her home be known for?} other {What should the home be known for?}}',
  }),
];

/** Said once in place of the help, while a text is one short word. */
const askedAgain = msg({
  message:
    '{person, select, self {This is very short. One or two sentences more would help families to know you. If you would rather leave it so, go on.} son {This is very short. One or two sentences more would help families to know your son. If you would rather leave it so, go on.} daughter {This is very short. One or two sentences more would help families to know your daughter. If you would rather leave it so, go on.} brother {This is very short. One or two sentences more would help families to know your brother. If you would rather leave it so, go on.} sister {This is very short. One or two sentences more would help families to know your sister. If you would rather leave it so, go on.} other {This is very short. One or two sentences more would help families. If you would rather leave it so, go on.}}',
});
