import { expect, it } from 'vitest';
import { countryInSentence } from './country-in-sentence.ts';

it.each([
  ['United Kingdom', 'the United Kingdom'],
  ['United Arab Emirates', 'the United Arab Emirates'],
  ['Maldives', 'the Maldives'],
  ['Solomon Islands', 'the Solomon Islands'],
  ['Dominican Republic', 'the Dominican Republic'],
  ['India', 'India'],
  ['Dominica', 'Dominica'],
  ['Iran, Islamic Republic of', 'Iran, Islamic Republic of'],
])('%s is %s after "in"', (name, said) => {
  expect(countryInSentence(name, 'en')).toBe(said);
});

it('adds nothing in another language, where a list is missing', () => {
  expect(countryInSentence('United Kingdom', 'ur')).toBe('United Kingdom');
});
