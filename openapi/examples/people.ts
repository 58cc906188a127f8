import type { Person, PersonEntry } from './person.ts';
import entries from './people.json' with { type: 'json' };

function personOf(entry: PersonEntry): Person {
  return {
    ...entry,
    email: `${entry.key}@example.test`,
    name: entry.fullName,
    preferences: { states: [], cities: [], education: ['Any'], occupation: ['Any'], ...entry.preferences },
  };
}

/** The people of the demo community, also used by mocks and tests. */
export const people: Person[] = (entries as PersonEntry[]).map(personOf); // people.test.ts compares them with the contract
