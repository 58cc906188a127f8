import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import type {
  Gender,
  MaritalStatus,
  MatchReason,
  Preferences,
  ProfileAndPreferences,
} from '@mithaq/openapi/generated/hooks/model/index.ts';
import { answersOf, type FactReason } from '@mithaq/openapi/rules/facts.ts';
import { displayAge } from '@mithaq/openapi/rules/age.ts';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { displayOccupation } from '@mithaq/openapi/rules/profile.ts';
import { wishedFact } from '@mithaq/openapi/rules/wishes.ts';
import { isolated } from '../i18n/isolated.ts';
import { joined } from '../i18n/joined.ts';
import { countryInSentence } from '../reference/country-in-sentence.ts';
import { factPhrase } from '../shared/facts.ts';
import { shownWord } from '../shared/known-words.ts';
import { maritalStatusOf, statusWish } from '../shared/marital-status.ts';
import type { Person } from '../shared/person.ts';
import { schoolNames } from '../shared/school-names.ts';
import { factSentences } from './fact-sentences.ts';

/** The member whose facts are next to a wish: the reader or whom the reader writes for; another one, or of whom no word of kinship is known, by gender. */
export type Whom = Exclude<Person, 'other'> | Gender;

/** A wish with the fact of the member who may meet it: "Someone aged 21 to 27; you are 24". */
export function wishSentence(
  on: MatchReason,
  wishes: Preferences,
  { profile }: Pick<ProfileAndPreferences, 'profile'>,
  whom: Whom,
  i18n: I18n,
  placeNamed: (name: string) => string,
): string {
  const { dir } = languages[languageOf(i18n.locale, [])];
  const apart = (text: string) => isolated(text, dir);
  const or = (words: string[]) => joined(words, i18n, 'disjunction');
  const countryNamed = (name: string) => countryInSentence(placeNamed(name), i18n.locale);
  const occupation = displayOccupation(profile.occupation);
  const known = (word: string) => shownWord(word, i18n, profile.gender);
  const fact = wishedFact(on);
  if (fact) {
    const { sentence, values } = factSentences[fact];
    const say = (value: string, of: Whom | 'wish') =>
      values[value] ? i18n._({ ...values[value], values: { whom: of } }) : factPhrase(fact, value, i18n);
    const wish = or((wishes.facts?.[fact] ?? []).map((value) => say(value, 'wish')));
    const own = joined(
      answersOf(profile, fact).map((value) => say(value, whom)),
      i18n,
      'conjunction',
    );
    return i18n._({ ...sentence, values: { whom, wish, own } });
  }
  const sentences: Record<Exclude<MatchReason, FactReason>, () => MessageDescriptor> = {
    AGE: () =>
      ages({
        whom,
        range: wishes.minAge === wishes.maxAge ? 'one' : 'more',
        from: i18n.number(wishes.minAge),
        to: i18n.number(wishes.maxAge),
        age: i18n.number(displayAge(profile.dateOfBirth)),
      }),
    MARITAL_STATUS: () =>
      statuses({
        whom,
        wished: statusWish(wishes.maritalStatus),
        wish: or(wishes.maritalStatus.map((each) => i18n._(wishedStatus[profile.gender][each]))),
        status: i18n._(maritalStatusOf[profile.gender][profile.maritalStatus]).toLocaleLowerCase(i18n.locale),
        own: `${profile.gender}_${profile.maritalStatus}`,
      }),
    COUNTRY: () =>
      places({ whom, wish: or(wishes.countries.map(countryNamed)), place: apart(countryNamed(profile.country)) }),
    STATE: () => places({ whom, wish: or(wishes.states.map(placeNamed)), place: apart(placeNamed(profile.state)) }),
    CITY: () => places({ whom, wish: or(wishes.cities.map(placeNamed)), place: apart(placeNamed(profile.city)) }),
    SCHOOL_OF_THOUGHT: () =>
      matters.SCHOOL_OF_THOUGHT({
        whom,
        wish: apart(i18n._(schoolNames[wishes.preferredSchoolOfThought])),
        own: apart(i18n._(schoolNames[profile.profileSchoolOfThought])),
      }),
    EDUCATION: () =>
      matters.EDUCATION({ whom, wish: or(wishes.education.map(known)), own: apart(known(profile.education)) }),
    OCCUPATION: () =>
      matters.OCCUPATION({
        whom,
        wish: or(wishes.occupation.map(known)),
        own: occupation === undefined ? i18n._(msg`not given`) : apart(known(occupation)),
      }),
  };
  return i18n._(sentences[on as keyof typeof sentences]()); // the others are wishes for facts
}

type Ages = { whom: Whom; range: 'one' | 'more'; from: string; to: string; age: string };
const ages = ({ whom, range, from, to, age }: Ages) =>
  msg`Someone aged ${select(range, { one: from, other: `${from} to ${to}` })}; ${select(whom, { self: `you are ${age}`, son: `your son is ${age}`, daughter: `your daughter is ${age}`, brother: `your brother is ${age}`, sister: `your sister is ${age}`, MALE: `he is ${age}`, other: `she is ${age}` })}`;

type Statuses = {
  whom: Whom;
  wished: ReturnType<typeof statusWish>;
  wish: string;
  status: string;
  /** The same for a translation that says one of them in another way, by gender. */
  own: `${Gender}_${MaritalStatus}`;
};
const statuses = ({ own, ...said }: Statuses): MessageDescriptor => {
  const words = statusWords(said);
  return { ...words, values: { ...words.values, own } };
};
const statusWords = ({ whom, wished, wish, status }: Omit<Statuses, 'own'>) =>
  msg`Someone ${select(wished, { any: 'of any marital status', free: 'who is not married at present', other: `who ${wish}` })}; ${select(whom, { self: `you are ${status}`, son: `your son is ${status}`, daughter: `your daughter is ${status}`, brother: `your brother is ${status}`, sister: `your sister is ${status}`, MALE: `he is ${status}`, other: `she is ${status}` })}`;

/** What is said of someone who has this status, after "someone who". */
const wishedStatus: Record<Gender, Record<MaritalStatus, MessageDescriptor>> = {
  MALE: {
    UNMARRIED: msg({ message: 'has not been married', context: 'a man' }),
    MARRIED: msg({ message: 'is married', context: 'a man' }),
    DIVORCED: msg({ message: 'is divorced', context: 'a man' }),
    WIDOWED: msg({ message: 'is widowed', context: 'a man' }),
  },
  FEMALE: {
    UNMARRIED: msg({ message: 'has not been married', context: 'a woman' }),
    MARRIED: msg({ message: 'is married', context: 'a woman' }),
    DIVORCED: msg({ message: 'is divorced', context: 'a woman' }),
    WIDOWED: msg({ message: 'is widowed', context: 'a woman' }),
  },
};

/** A country, state or city: which of them it is, its name says. */
type Places = { whom: Whom; wish: string; place: string };
const places = ({ whom, wish, place }: Places) =>
  msg`Someone who lives in ${wish}; ${select(whom, { self: `you live in ${place}`, son: `your son lives in ${place}`, daughter: `your daughter lives in ${place}`, brother: `your brother lives in ${place}`, sister: `your sister lives in ${place}`, MALE: `he lives in ${place}`, other: `she lives in ${place}` })}`;

type Matters = { whom: Whom; wish: string; own: string };
const matters = {
  SCHOOL_OF_THOUGHT: ({ whom, wish, own }: Matters) =>
    msg`Someone whose school of thought is ${wish}; ${select(whom, { self: `yours is ${own}`, son: `your son's is ${own}`, daughter: `your daughter's is ${own}`, brother: `your brother's is ${own}`, sister: `your sister's is ${own}`, MALE: `his is ${own}`, other: `hers is ${own}` })}`,
  EDUCATION: ({ whom, wish, own }: Matters) =>
    msg`Someone whose education is ${wish}; ${select(whom, { self: `yours is ${own}`, son: `your son's is ${own}`, daughter: `your daughter's is ${own}`, brother: `your brother's is ${own}`, sister: `your sister's is ${own}`, MALE: `his is ${own}`, other: `hers is ${own}` })}`,
  OCCUPATION: ({ whom, wish, own }: Matters) =>
    msg`Someone whose occupation is ${wish}; ${select(whom, { self: `yours is ${own}`, son: `your son's is ${own}`, daughter: `your daughter's is ${own}`, brother: `your brother's is ${own}`, sister: `your sister's is ${own}`, MALE: `his is ${own}`, other: `hers is ${own}` })}`,
};
