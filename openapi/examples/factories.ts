import type {
  MailChoice,
  MailChoices,
  PreferencesInput,
  ProfileAndPreferencesInput,
  ProfileCreationInput,
  ProposalStatus,
  PushSubscriptionInput,
} from '../generated/hooks/model/index.ts';
import { countries, statesOf } from '../locations.ts';
import { transitionsFrom } from '../rules/proposal.ts';

export type ProfileOverrides = { profile?: Partial<ProfileCreationInput>; preferences?: Partial<PreferencesInput> };

let random: () => number = Math.random;

/** Repeats the same values for the same seed, so that a test can be run again with what it had. */
export function seedFactories(text: string): void {
  seed = text;
  placesOfSeed = 0;
  let state = 0;
  for (const character of text) state = (Math.imul(state, 31) + character.codePointAt(0)!) | 0;
  // mulberry32, a public domain generator by Tommy Ettinger.
  random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0, below the limit. */
function newNumber(limit: number): number {
  return Math.floor(random() * limit);
}

/** A capitalized word that occurs nowhere else: a last name that can be searched for. */
export function newWord(): string {
  return `Q${Array.from({ length: 11 }, () => String.fromCodePoint(97 + newNumber(26))).join('')}`;
}

/** What a browser sends when it subscribes; each is another browser. The keys are those of the example in RFC 8291. */
export function newPushSubscription(): PushSubscriptionInput {
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${newWord()}${newWord()}`,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    language: 'en',
  };
}

/** The countries that newPlace gave, by the seed and the number of the call. */
const places = new Map<string, number>();
let seed = '';
let placesOfSeed = 0;

/**
 * A country and a state of it that no other test of this process gets before all countries are used. India, where profiles
 * are by default, is left out.
 */
export function newPlace(): { country: string; state: string } {
  const key = `${seed} ${placesOfSeed++}`;
  if (!places.has(key)) places.set(key, places.size);
  const others = countries.filter(({ name }) => name !== 'India');
  const { code, name } = others[places.get(key)! % others.length]!; // there are more than two hundred
  return { country: name, state: statesOf(code)![0]!.name };
}

export function newEmail(): string {
  return `${newWord().toLowerCase()}@example.test`;
}

/** A number of nobody: +999 is assigned to no country (ITU-T E.164). */
export function newPhoneNumber(): string {
  return `+9998${String(newNumber(1e10)).padStart(10, '0')}`;
}

const day = 86_400_000;

/** A valid profile. The private fields occur nowhere else, and the birthday is never 1 January, which lists show. */
export function newProfile(overrides: Partial<ProfileCreationInput> = {}): ProfileCreationInput {
  return {
    createdBy: 'SELF',
    fullName: `${overrides.gender === 'MALE' ? 'Yusuf' : 'Amina'} ${newWord()}`,
    dateOfBirth: new Date(Date.UTC(1985 + newNumber(15), 0, 2) + newNumber(360) * day).toISOString().slice(0, 10),
    gender: 'FEMALE',
    height: 5.4,
    maritalStatus: 'UNMARRIED',
    education: 'MBBS',
    occupation: 'Paediatrician',
    annualIncome: 100_000_000_000 + newNumber(1e10),
    country: 'India',
    state: 'Telangana',
    city: 'Hyderabad',
    aboutMe: 'I grew up in a house full of books and cousins, and I like long walks after Fajr.',
    tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'INTELLECTUAL'],
    profileSchoolOfThought: 'HANAFI',
    ...overrides,
  };
}

/** Valid preferences that the profiles of newProfile meet. */
export function newPreferences(overrides: Partial<PreferencesInput> = {}): PreferencesInput {
  return {
    preferredMinAge: 18,
    preferredMaxAge: 60,
    preferredMaritalStatus: ['UNMARRIED'],
    preferredLocation: { countries: ['India'], states: [], cities: [] },
    preferredEducation: ['Any'],
    preferredOccupation: ['Any'],
    preferredSchoolOfThought: 'HANAFI',
    preferredOtherPreferences: null,
    ...overrides,
  };
}

/** One choice of how mail comes, for each kind of news. */
export function eachKind(choice: MailChoice): MailChoices {
  return { proposals: choice, texts: choice, account: choice, forYou: choice, cases: choice };
}

/** The body of a request to create or change a profile. */
export function newProfileBody({ profile, preferences }: ProfileOverrides = {}): ProfileAndPreferencesInput {
  return {
    isEditing: false,
    profileCreationInput: newProfile(profile),
    preferencesInput: newPreferences(preferences),
  };
}

/** The changes of status that lead from a new proposal to this status; the receiver may make all of them. */
export const statusPath = Object.fromEntries(pathsFrom('PENDING', [])) as Record<ProposalStatus, ProposalStatus[]>; // the receiver can reach every status

function pathsFrom(status: ProposalStatus, path: ProposalStatus[]): [ProposalStatus, ProposalStatus[]][] {
  return [[status, path], ...transitionsFrom(status, 'RECEIVER').flatMap((to) => pathsFrom(to, [...path, to]))];
}
