import { countries, statesOf } from '@mithaq/openapi/locations.ts';
import { expect, it } from 'vitest';
import { countryName, withCapitals } from './place-names.ts';
import ar from './place-names/ar.json' with { type: 'json' };
import ur from './place-names/ur.json' with { type: 'json' };

it.each([
  ['IN', 'India', 'ar', 'الهند'],
  ['PS', 'Palestine', 'ar', 'فلسطين'],
  ['SY', 'Syrian Arab Republic', 'ur', 'شام'],
  ['IR', 'Iran, Islamic Republic of', 'en', 'Iran, Islamic Republic of'],
  ['Yugoslavia', 'Yugoslavia', 'ar', 'Yugoslavia'],
  ['QX', 'Nowhere', 'ar', 'Nowhere'],
])('%s (%s) is in %s: %s', (code, name, locale, shown) => {
  expect(countryName({ code, name }, locale)).toBe(shown);
});

it.each([
  ['birmingham', 'Birmingham'],
  ['new delhi', 'New Delhi'],
  ['al-ain', 'Al-Ain'],
  ["st. john's", "St. John's"],
  ['Rio de Janeiro', 'Rio de Janeiro'],
  ['NYC', 'NYC'],
  ['казань', 'Казань'],
  ['दिल्ली', 'दिल्ली'],
])('the place %s is shown as %s', (typed, shown) => {
  expect(withCapitals(typed)).toBe(shown);
});

it.each(['ar', 'ur'])('has a name in %s for every country', (locale) => {
  expect(countries.filter((country) => /[a-z]/i.test(countryName(country, locale)))).toEqual([]);
});

const files: Record<string, Record<string, Record<string, string>>> = { ar, ur };
const letters: Record<string, RegExp> = {
  ar: /^[\u0621-\u063a\u0641-\u064a\u0651 ]+$/u,
  // Urdu has letters of its own where Arabic keyboards have others: ی, ک and ہ.
  ur: /^(?!.*[يىكةه])[\p{Script=Arabic}\d ]+$/u,
};

it('the places have names in both languages, in the letters of each', () => {
  const namesIn = (file: object) => Object.entries(file).map(([code, places]) => [code, Object.keys(places)]);
  expect(namesIn(ar)).toEqual(namesIn(ur));
  for (const [language, file] of Object.entries(files))
    expect(
      Object.values(file)
        .flatMap((places) => Object.values(places))
        .filter((word) => !letters[language]!.test(word)),
    ).toEqual([]);
});

it('a name of several places is the same word', () => {
  for (const file of Object.values(files)) {
    const words = new Map<string, string>();
    for (const [name, word] of Object.values(file).flatMap((places) => Object.entries(places)))
      expect([name, word]).toEqual([name, words.getOrInsert(name, word)]);
  }
});

it.each([
  'IN',
  'PK',
  'BD',
  'SA',
  'AE',
  'QA',
  'KW',
  'BH',
  'OM',
  'EG',
  'JO',
  'IQ',
  'SY',
  'YE',
  'PS',
  'MA',
  'MY',
  'ID',
  'CA',
  'AU',
  'DE',
])('every state of %s has a name', (code) => {
  const named = Object.keys(files['ur']![code]!);
  expect(statesOf(code)!.filter(({ name }) => !named.includes(name))).toEqual([]);
});
