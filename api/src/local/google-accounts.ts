import { createHash } from 'node:crypto';

/** Someone who can be chosen on the sign-in page. */
export type Person = { sub: string; email: string; name: string };

export type Accounts = {
  all(): Person[];
  find(sub: string): Person | undefined;
  /** The person of this e-mail address, made when there was none. */
  use(email: string, name: string): Person;
};

/** The people to choose from, in the order given; those who come later stand behind them. */
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

/** The same for the same address after a restart, since the database outlives this process; digits only, like Google's. */
const subOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 17)}`).toString();
