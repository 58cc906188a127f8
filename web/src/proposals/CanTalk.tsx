import { msg } from '@lingui/core/macro';
import { Message } from '../shared/message.ts';
import type { Person } from '../shared/person.ts';
import type { Writer } from '../members/use-writer-name.ts';

const canTalk = msg({
  message:
    '{author, select, SELF {{person, select, self {You and {name} can now talk} other {You can now talk with {name}}}} other {You can now talk with the family of {name}}}',
});

export interface CanTalkProps extends Writer {
  /** Whom the own profile is about. */
  person: Person;
}

/** After an acceptance: a mother talks for her son. Where a mother wrote the other profile, the talk is with the family, whose number it is. */
export function CanTalk({ firstName, createdBy = 'SELF', person }: CanTalkProps) {
  return <Message {...canTalk} values={{ name: <bdi>{firstName}</bdi>, person, author: createdBy }} />;
}
