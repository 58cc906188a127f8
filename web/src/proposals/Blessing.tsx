import { msg } from '@lingui/core/macro';
import { Message } from '../shared/message.ts';
import type { Person } from '../shared/person.ts';

export interface BlessingProps {
  /** The first names of the two; the other one is unknown once they have left. */
  ownName: string | undefined;
  name: string | undefined;
  /** Whom the own profile is about. */
  person: Person;
}

const blessing = msg({
  message:
    '{person, select, self {May Allah place blessing in what you begin together.} other {May Allah place blessing in what the two begin together.}}',
});

const blessingOfBoth = msg({
  message:
    '{ownName} and {name}. {person, select, self {May Allah place blessing in what you begin together.} other {May Allah place blessing in what the two begin together.}}',
});

/** The wish for the two whose marriage is fixed; a mother reads it of her son. */
export function Blessing({ ownName, name, person }: BlessingProps) {
  if (!name || !ownName) return <Message {...blessing} values={{ person }} />;
  return (
    <Message
      {...blessingOfBoth}
      values={{
        ownName: <bdi>{ownName}</bdi>,
        name: <bdi>{name}</bdi>,
        person,
      }}
    />
  );
}
