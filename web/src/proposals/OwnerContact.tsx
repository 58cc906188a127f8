import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CreatedBy, Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { ContactCard } from '@mithaq/ui-kit';
import { useId, type ReactNode } from 'react';
import { Message } from '../shared/message.ts';
import { ReadableNumber } from '../shared/ReadableNumber.tsx';
import classes from './ContactOwner.module.css';

export interface OwnerContactProps {
  contact: { email: string; phoneNumber: string };
  /** Who has filled in the profile of the other party. */
  createdBy: CreatedBy;
  /** Of the other party. */
  gender: Gender;
  /** The first name of the other party. */
  name: string;
  /** Below whose number it is. */
  note?: ReactNode;
}

/** The contact details of the other party, large, and whose number it is. */
export function OwnerContact({ contact, createdBy, gender, name, note }: OwnerContactProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.whose}>
        <Message {...headings[createdBy]} values={{ gender, name }} />
      </h2>
      {note ? <p className={classes.note}>{note}</p> : null}
      <ContactCard
        {...contact}
        shownNumber={<ReadableNumber number={contact.phoneNumber} />}
        labels={{ call: t`Call`, whatsApp: t`WhatsApp`, copy: t`Copy` }}
      />
    </section>
  );
}

/** The number is that of the one who has filled in the profile. */
const headings: Record<CreatedBy, MessageDescriptor> = {
  SELF: msg({ message: 'This is {name}’s own number' }),
  MOTHER: msg({
    message: '{gender, select, MALE {This is his mother’s number} other {This is her mother’s number}}',
  }),
  FATHER: msg({
    message: '{gender, select, MALE {This is his father’s number} other {This is her father’s number}}',
  }),
  BROTHER: msg({
    message: '{gender, select, MALE {This is his brother’s number} other {This is her brother’s number}}',
  }),
  SISTER: msg({
    message: '{gender, select, MALE {This is his sister’s number} other {This is her sister’s number}}',
  }),
  GUARDIAN: msg({
    message: '{gender, select, MALE {This is his guardian’s number} other {This is her guardian’s number}}',
  }),
};
