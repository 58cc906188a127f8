import { msg } from '@lingui/core/macro';
import { Message } from '../shared/message.ts';
import type { Person } from '../shared/person.ts';
import type { Writer } from '../members/use-writer-name.ts';

const canTalk = msg({
  message: '{person, select, self {You and {name} can now talk} other {You can now talk with the family of {name}}}',
});

export interface CanTalkProps extends Writer {
  /** Whom the own profile is about. */
  person: Person;
}

/** After an acceptance: it is with the family that a mother talks, and with that of a member whose mother wrote the profile. */
export function CanTalk({ firstName, createdBy = 'SELF', person }: CanTalkProps) {
  const withWhom = createdBy === 'SELF' ? person : 'other';
  return <Message {...canTalk} values={{ name: <bdi>{firstName}</bdi>, person: withWhom }} />;
}
