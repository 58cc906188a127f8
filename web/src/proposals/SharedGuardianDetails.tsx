import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GuardianRelation, SharedGuardian } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { ContactDetails } from '@mithaq/ui-kit';
import { Message } from '../shared/message.ts';
import { ReadableNumber } from '../shared/ReadableNumber.tsx';
import { soughtBy } from '../shared/sought-by.ts';

export interface SharedGuardianDetailsProps {
  guardian: SharedGuardian;
}

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
