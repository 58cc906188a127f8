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
      if (part.type !== 'literal') return part.value;
      // Urdu has no comma before "and" and "or", against what browsers say.
      const between = locale === 'ur' ? part.value.replace(/^، (?=اور |یا )/, ' ') : part.value;
      // The Arabic "and" is joined to a word, and has a space before another script.
      return between.endsWith('و') && !beginsInArabic.test(parts[i + 1]?.value ?? '') ? `${between}\u00a0` : between;
    })
    .join('');
}
