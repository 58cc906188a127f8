import { createHash } from 'node:crypto';

/** An account on the sign-in page. */
export type Person = { sub: string; email: string; name: string };

export type Accounts = {
  all(): Person[];
  find(sub: string): Person | undefined;
  /** The account of this e-mail address, created if it does not exist. */
  use(email: string, name: string): Person;
};

/** The accounts in the given order; new ones are appended. */
export function createAccounts(people: readonly Person[]): Accounts {
  const bySub = new Map(people.map((person) => [person.sub, person]));
  return {
    all: () => [...bySub.values()],
    find: (sub) => bySub.get(sub),
    use: (given, name) => {
      const email = given.trim().toLowerCase();
      const known = [...bySub.values()].find((person) => person.email.toLowerCase() === email);
      const person = known ?? { sub: subOf(email), email, name: name.trim() };
      bySub.set(person.sub, person);
      return person;
    },
  };
}

/** The same for the same address after a restart, since the database outlives this process. Digits only, like Google's. */
const subOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 17)}`).toString();
