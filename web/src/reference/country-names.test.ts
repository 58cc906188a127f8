import { countries } from '@mithaq/openapi/locations.ts';
import { expect, it } from 'vitest';
import { countryName } from './country-names.ts';

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

it.each(['ar', 'ur'])('has a name in %s for every country', (locale) => {
  expect(countries.filter((country) => /[a-z]/i.test(countryName(country, locale)))).toEqual([]);
});
