import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import type { Gender, Preferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { wishedFacts } from '@mithaq/openapi/rules/facts.ts';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { specificValues } from '@mithaq/openapi/rules/profile.ts';
import { isolated } from '../i18n/isolated.ts';
import { joined } from '../i18n/joined.ts';
import { countryInSentence } from '../reference/country-in-sentence.ts';
import { factPhrase, facts, takesAny } from '../shared/facts.ts';
import { shownWord } from '../shared/known-words.ts';
import { maritalStatusOf, statusWish } from '../shared/marital-status.ts';

/** How a place is called in the language in use. */
type Naming = (name: string) => string;

/** The sought person, by the own gender. `range` is `one` for a single age; `wished` is `any` where there is no wish. */
const sought: Record<
  Gender,
  (wish: {
    range: 'one' | 'more';
    from: string;
    to: string;
    wished: ReturnType<typeof statusWish>;
    statuses: string;
    countries: string;
  }) => MessageDescriptor
> = {
  MALE: ({ range, from, to, wished, statuses, countries }) =>
    msg`A man of ${select(range, { one: from, other: `${from} to ${to}` })}${select(wished, { any: '', free: ', not married at present', other: `, ${statuses}` })}, living in ${countries}.`,
  FEMALE: ({ range, from, to, wished, statuses, countries }) =>
    msg`A woman of ${select(range, { one: from, other: `${from} to ${to}` })}${select(wished, { any: '', free: ', not married at present', other: `, ${statuses}` })}, living in ${countries}.`,
};

/** Preferences in plain sentences, in the grammatical gender of the profile. */
export function lookingFor(
  gender: Gender,
  wishes: Omit<Preferences, 'preferencesId'>,
  i18n: I18n,
  naming: Naming = String,
): string[] {
  const { minAge, maxAge, maritalStatus, countries, states, cities, education, occupation, preferredSchoolOfThought } =
    wishes;
  const { dir } = languages[languageOf(i18n.locale, [])];
  const or = (words: string[]) => joined(words, i18n, 'disjunction');
  const other = gender === 'MALE' ? 'FEMALE' : 'MALE';
  const known = (word: string) => shownWord(word, i18n, other);
  const statuses = statusWish(maritalStatus);
  const places = or([...cities, ...states].map(naming));
  const educations = or(specificValues(education).map(known));
  const occupations = or(specificValues(occupation).map(known));
  const school = isolated(i18n._(labels.SchoolOfThought[preferredSchoolOfThought]), dir);
  const sentences = [
    sought[other]({
      range: minAge === maxAge ? 'one' : 'more',
      from: i18n.number(minAge),
      to: i18n.number(maxAge),
      // A woman who looks for a husband is not married.
      wished: statuses === 'free' && other === 'FEMALE' ? 'any' : statuses,
      statuses: or(maritalStatus.map((each) => i18n._(maritalStatusOf[other][each]).toLocaleLowerCase(i18n.locale))),
      countries: or(countries.map((country) => countryInSentence(naming(country), i18n.locale))),
    }),
    places !== '' && msg`Preferably in ${places}.`,
    msg`School of thought: ${school}.`,
    educations !== '' && msg`Education: ${educations}.`,
    occupations !== '' && msg`Occupation: ${occupations}.`,
    ...wishedFacts.map((fact) => {
      const values = wishes.facts?.[fact] ?? [];
      const wished = or(values.map((value) => factPhrase(fact, value, i18n)));
      const name = i18n._(facts[fact].label);
      return wished !== '' && !takesAny(fact, values) && msg`${name}: ${wished}.`;
    }),
  ];
  // "B.Ed." ends the sentence itself.
  return sentences.filter((sentence) => sentence !== false).map((sentence) => i18n._(sentence).replace(/\.\.$/, '.'));
}
