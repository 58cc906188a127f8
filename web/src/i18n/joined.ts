import type { I18n } from '@lingui/core';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { isolated } from './isolated.ts';

const beginsInArabic = /^\u2068?\p{Script=Arabic}/u;

/** Joins texts in a sentence with "and" or "or", whatever their script. */
export function joined(words: string[], { locale }: Pick<I18n, 'locale'>, type: 'conjunction' | 'disjunction'): string {
  const { dir } = languages[languageOf(locale, [])];
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, {
    type,
  });
  const parts = list.formatToParts(words.map((word) => isolated(word, dir)));
  return parts
    .map((part, i) => {
      // Urdu has no comma before "and" and "or", against what browsers say.
      if (part.type === 'literal' && locale === 'ur') return part.value.replace(/^، (?=اور |یا )/, ' ');
      // The Arabic "and" is joined to a word, and has a space before another script.
      const isAnd = part.type === 'literal' && part.value.endsWith('و');
      return isAnd && !beginsInArabic.test(parts[i + 1]?.value ?? '') ? `${part.value}\u00a0` : part.value;
    })
    .join('');
}
