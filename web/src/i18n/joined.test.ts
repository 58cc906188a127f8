import { expect, it } from 'vitest';
import { joined } from './joined.ts';

it.each([
  ['en', ['Amina', 'Bushra', 'Maryam'], 'Amina, Bushra and Maryam'],
  ['en', ['لاہور', 'Pune'], '\u2068لاہور\u2069 and Pune'],
  ['ar', ['الهند', 'باكستان'], 'الهند وباكستان'],
  ['ar', ['عمرو', 'Amina', 'مريم'], 'عمرو و\u00a0\u2068Amina\u2069 ومريم'],
  ['ar', ['العمر', 'ماجستير MA'], 'العمر و\u2068ماجستير MA\u2069'],
  ['ur', ['لاہور', 'Pune', 'دہلی'], 'لاہور، \u2068Pune\u2069 اور دہلی'],
  ['ur', ['لاہور', 'Pune'], 'لاہور اور \u2068Pune\u2069'],
])('in %s: %j', (locale, words, sentence) => {
  expect(joined(words, { locale }, 'conjunction')).toBe(sentence);
});

it('says or', () => {
  expect(joined(['Amina', 'مريم'], { locale: 'ar' }, 'disjunction')).toBe('\u2068Amina\u2069 أو مريم');
  expect(joined(['لاہور', 'کراچی', 'ملتان'], { locale: 'ur' }, 'disjunction')).toBe('لاہور، کراچی یا ملتان');
  expect(joined([], { locale: 'ar' }, 'disjunction')).toBe('');
});
