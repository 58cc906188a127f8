import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Gender, Party, Profile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { displayAge } from '@mithaq/openapi/rules/age.ts';
import type { Person } from '../shared/person.ts';
import classes from './FamilySteps.module.css';

type Step = { title: MessageDescriptor; text: MessageDescriptor };

const meet = msg({
  message: '{person, select, self {You meet, with family present} other {The two meet, with family present}}',
});

const parentsSpeak: Step = {
  title: msg`The parents speak`,
  text: msg({
    message:
      '{gender, select, MALE {Usually your side calls first.} other {Usually his side calls first.}} A short call: who we are, what we hope for, when to meet.',
  }),
};
const young: readonly Step[] = [
  parentsSpeak,
  { title: meet, text: msg`At home or in a place you both know. Come with your questions.` },
  {
    title: msg`Each side asks around`,
    text: msg`The imam, a neighbour, a colleague who has known them for years.`,
  },
  { title: msg`You pray, and answer plainly`, text: msg`Istikhara, then a clear yes or a kind no.` },
];

/** Of people whose parents may not be there any more, or who have had a home of their own. */
const firstCall: Step = {
  title: msg`A first call`,
  text: msg({
    message:
      '{gender, select, MALE {Usually your side calls first.} other {Usually his side calls first.}} {person, select, self {You may speak yourself, or let somebody of the family do it.} other {The two may speak themselves, or let somebody of the family do it.}}',
  }),
};
const meetLater: Step = {
  title: meet,
  text: msg`At home or in a place you both know. Speak early of health, of work, and of where you would live.`,
};
const ofChildren: Step = {
  title: msg({ message: '{person, select, self {You speak of the children} other {The two speak of the children}}' }),
  text: msg`Who lives with whom, and when they are told. Let them meet once both sides are sure.`,
};
const askAndPray: Step = {
  title: msg`You ask, pray, and answer plainly`,
  text: msg`Ask those who have known them for years. Istikhara, then a clear yes or a kind no.`,
};

/** Years from which the parents are seldom those who speak. */
const later = 40;

/** What is known of one side. */
type Side = Partial<Pick<Profile, 'dateOfBirth' | 'maritalStatus' | 'facts'> & Pick<Party, 'age'>>;

function isLater({ dateOfBirth, age = dateOfBirth ? displayAge(dateOfBirth) : 0, maritalStatus }: Side): boolean {
  return age >= later || (maritalStatus ?? 'UNMARRIED') !== 'UNMARRIED';
}
const hasChildren = ({ facts }: Side) => (facts?.children ?? 'NONE') !== 'NONE';

function stepsOf(sides: readonly Side[]): readonly Step[] {
  if (sides.some(hasChildren)) return [firstCall, meetLater, ofChildren, askAndPray];
  return sides.some(isLater) ? [firstCall, meetLater, askAndPray] : young;
}

export interface FamilyStepsProps {
  person: Person;
  /** Of the own profile. */
  gender: Gender | undefined;
  /** The own one and the other one. */
  sides: readonly (Side | undefined)[];
  labelledBy: string;
}

/** What families usually do once a proposal is accepted, in words that fit the two. */
export function FamilySteps({ person, gender, sides, labelledBy }: FamilyStepsProps) {
  const { i18n } = useLingui();
  const values = { person, gender };
  return (
    <ol className={classes.steps} aria-labelledby={labelledBy}>
      {stepsOf(sides.filter((side) => side !== undefined)).map(({ title, text }) => (
        <li key={title.id}>
          <p className={classes.step}>{i18n._({ ...title, values })}</p>
          <p className={classes.note}>{i18n._({ ...text, values })}</p>
        </li>
      ))}
    </ol>
  );
}
