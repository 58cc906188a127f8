import { men } from './people-men.ts';
import { women } from './people-women.ts';

export type MaritalStatus = 'UNMARRIED' | 'MARRIED' | 'DIVORCED' | 'WIDOWED';
export type SchoolOfThought = 'HANAFI' | 'MALIKI' | 'SHAFII' | 'HANBALI' | 'TRADITIONAL_SUNNI';
export type CreatedBy = 'SELF' | 'MOTHER' | 'FATHER' | 'BROTHER' | 'SISTER' | 'GUARDIAN';
export type Tag =
  | 'RELIGIOUS'
  | 'FAMILY_ORIENTED'
  | 'PROFESSIONAL'
  | 'PRACTICING'
  | 'CAREER_FOCUSED'
  | 'ACTIVE_LIFESTYLE'
  | 'ADVENTUROUS'
  | 'CREATIVE'
  | 'INTELLECTUAL'
  | 'TRAVELER';

/** Someone of the demo community. All are invented; example.test belongs to nobody (RFC 6761). */
export type Person = {
  key: string;
  email: string;
  /** As the Google account says it. */
  name: string;
  createdBy: CreatedBy;
  fullName: string;
  dateOfBirth: string;
  gender: 'FEMALE' | 'MALE';
  /** Feet, one decimal. */
  height: number;
  maritalStatus: MaritalStatus;
  education: string;
  occupation: string;
  country: string;
  state: string;
  city: string;
  aboutMe: string;
  tags: [Tag, Tag, Tag];
  schoolOfThought: SchoolOfThought;
  preferences: {
    minAge: number;
    maxAge: number;
    maritalStatus: MaritalStatus[];
    countries: string[];
    states: string[];
    cities: string[];
    education: string[];
    occupation: string[];
    schoolOfThought: SchoolOfThought;
    other?: string;
  };
};

type Wishes = Person['preferences'];

/** A person as written down: what follows from the rest is left out. */
export type PersonEntry = Omit<Person, 'email' | 'name' | 'gender' | 'preferences'> & {
  preferences: Omit<Wishes, 'states' | 'cities' | 'education' | 'occupation'> & Partial<Wishes>;
};

function personOf(entry: PersonEntry, gender: Person['gender']): Person {
  return {
    ...entry,
    gender,
    email: `${entry.key}@example.test`,
    name: entry.fullName,
    preferences: { states: [], cities: [], education: ['Any'], occupation: ['Any'], ...entry.preferences },
  };
}

/** The demo community, also used by mocks and tests. */
export const people: Person[] = [
  ...women.map((woman) => personOf(woman, 'FEMALE')),
  ...men.map((man) => personOf(man, 'MALE')),
];
