import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { aboutPerson, type Person } from '../shared/person.ts';
import classes from './FamilySteps.module.css';

const steps: readonly { title: MessageDescriptor; text: MessageDescriptor }[] = [
  { title: msg`The parents speak`, text: msg`A short call: who we are, what we hope for, when to meet.` },
  {
    title: msg({
      message: '{person, select, self {You meet, with family present} other {The two meet, with family present}}',
    }),
    text: msg`At home or in a place you both know. Come with your questions.`,
  },
  {
    title: msg`Each side asks around`,
    text: msg`The imam, a neighbour, a colleague who has known them for years.`,
  },
  { title: msg`You pray, and answer plainly`, text: msg`Istikhara, then a clear yes or a kind no.` },
];

/** What families usually do once a proposal is accepted. */
export function FamilySteps({ person, labelledBy }: { person: Person; labelledBy: string }) {
  const { t } = useLingui();
  return (
    <ol className={classes.steps} aria-labelledby={labelledBy}>
      {steps.map(({ title, text }) => (
        <li key={title.id}>
          <p className={classes.step}>{t(aboutPerson(title, person))}</p>
          <p className={classes.note}>{t(text)}</p>
        </li>
      ))}
    </ol>
  );
}
