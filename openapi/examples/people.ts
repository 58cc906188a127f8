import type { Person, PersonEntry } from './person.ts';
import { men } from './people-men.ts';
import { women } from './people-women.ts';

function personOf(entry: PersonEntry, gender: Person['gender']): Person {
  return {
    ...entry,
    gender,
    email: `${entry.key}@example.test`,
    name: entry.fullName,
    preferences: { states: [], cities: [], education: ['Any'], occupation: ['Any'], ...entry.preferences },
  };
}

/** The people of the demo community, also used by mocks and tests. */
export const people: Person[] = [
  ...women.map((woman) => personOf(woman, 'FEMALE')),
  ...men.map((man) => personOf(man, 'MALE')),
];
