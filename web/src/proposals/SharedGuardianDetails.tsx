import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Gender, GuardianRelation, SharedGuardian } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { ContactCard, ContactDetails } from '@mithaq/ui-kit';
import { useId } from 'react';
import { Message } from '../shared/message.ts';
import { ReadableNumber } from '../shared/ReadableNumber.tsx';
import { soughtBy } from '../shared/sought-by.ts';
import classes from './ContactOwner.module.css';

export interface SharedGuardianDetailsProps {
  guardian: SharedGuardian;
}

export interface SharedGuardianCardProps extends SharedGuardianDetailsProps {
  /** Whose guardian it is. */
  other: { name: string; gender: Gender };
}

/** The same, as large as the own number of the other party, and that they ask to speak here first. */
export function SharedGuardianCard({ guardian, other }: SharedGuardianCardProps) {
  const { t } = useLingui();
  const { name, relation, email, phoneNumber } = guardian;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.whose}>
        <bdi>{name}</bdi>
      </h2>
      <p className={classes.note}>
        <Message {...speakHere} values={{ name: <bdi>{other.name}</bdi>, relation, gender: other.gender }} />
      </p>
      {phoneNumber ? (
        <ContactCard
          {...{ phoneNumber, email }}
          shownNumber={<ReadableNumber number={phoneNumber} />}
          labels={{ call: t`Call`, whatsApp: t`WhatsApp`, copy: t`Copy` }}
        />
      ) : (
        <ContactDetails email={email} />
      )}
    </section>
  );
}

/** Other languages bend the relation, so it is in the sentence, by the `gender` of the one who asks. */
const speakHere = msg({
  message:
    '{gender, select, MALE {{name} asks that you speak to {relation, select, FATHER {his father} MOTHER {his mother} BROTHER {his brother} SISTER {his sister} GRANDFATHER {his grandfather} UNCLE {his uncle} AUNT {his aunt} SON {his son} other {his guardian}} first.} other {{name} asks that you speak to {relation, select, FATHER {her father} MOTHER {her mother} BROTHER {her brother} SISTER {her sister} GRANDFATHER {her grandfather} UNCLE {her uncle} AUNT {her aunt} SON {her son} other {her guardian}} first.}}',
});

/** How to reach the guardian of the other party: whose father or brother it is follows from the own gender. */
export function SharedGuardianDetails({ guardian }: SharedGuardianDetailsProps) {
  const { data } = useGetCurrentUserProfile();
  const { name, relation, email, phoneNumber } = guardian;
  const gender = data ? soughtBy[data.profile.gender] : 'other';
  return (
    <ContactDetails
      title={<bdi>{name}</bdi>}
      subline={<Message {...relations[relation]} values={{ gender }} />}
      email={email}
      phoneNumber={phoneNumber}
      shownNumber={phoneNumber ? <ReadableNumber number={phoneNumber} /> : undefined}
    />
  );
}

/** The relation of a guardian to the other party, by the `gender` of that party. */
const relations: Record<GuardianRelation, MessageDescriptor> = {
  FATHER: msg({ message: '{gender, select, MALE {his father} FEMALE {her father} other {the father}}' }),
  MOTHER: msg({ message: '{gender, select, MALE {his mother} FEMALE {her mother} other {the mother}}' }),
  BROTHER: msg({ message: '{gender, select, MALE {his brother} FEMALE {her brother} other {the brother}}' }),
  SISTER: msg({ message: '{gender, select, MALE {his sister} FEMALE {her sister} other {the sister}}' }),
  GRANDFATHER: msg({
    message: '{gender, select, MALE {his grandfather} FEMALE {her grandfather} other {the grandfather}}',
  }),
  UNCLE: msg({ message: '{gender, select, MALE {his uncle} FEMALE {her uncle} other {the uncle}}' }),
  AUNT: msg({ message: '{gender, select, MALE {his aunt} FEMALE {her aunt} other {the aunt}}' }),
  SON: msg({ message: '{gender, select, MALE {his son} FEMALE {her son} other {the son}}' }),
  GUARDIAN: msg({ message: '{gender, select, MALE {his guardian} FEMALE {her guardian} other {the guardian}}' }),
};
