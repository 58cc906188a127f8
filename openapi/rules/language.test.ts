import { describe, expect, test } from 'vitest';
import { languageOf, preferredLanguages } from './language.ts';

describe('the language', () => {
  test.each([
    ['ur', ['ar'], 'ur'],
    [undefined, ['ar-EG', 'en'], 'ar'],
    [undefined, ['fr-FR', 'UR-pk', 'ar'], 'ur'],
    [undefined, ['fr', 'en-GB', 'ar'], 'en'],
    [undefined, ['fr'], 'en'],
    [undefined, [], 'en'],
    ['klingon', ['ar'], 'ar'],
    ['constructor', [], 'en'],
    ['', ['toString'], 'en'],
  ] as const)('chosen %s, preferred %j: %s', (chosen, preferred, language) => {
    expect(languageOf(chosen, preferred)).toBe(language);
  });
});

describe('Accept-Language', () => {
  test.each([
    ['ar-EG,ar;q=0.9,en;q=0.8', ['ar-EG', 'ar', 'en']],
    ['en;q=0.5, ur', ['ur', 'en']],
    ['ar;q=0, en', ['en']],
    ['*', ['*']],
    ['', []],
    [undefined, []],
    [';q=1, ,en', ['en']],
    ['ar;q=lots, en', ['en']],
  ])('%s is %j', (header, tags) => {
    expect(preferredLanguages(header)).toEqual(tags);
  });
});
