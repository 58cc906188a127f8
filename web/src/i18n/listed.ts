import type { I18n } from '@lingui/core';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { isolated } from './isolated.ts';

/** Right-to-left and left-to-right isolate (UAX #9). */
const beginning = { rtl: '\u2067', ltr: '\u2066' } as const;

/**
 * Joins texts with the comma of the language, in the order of the page whatever their script. Intl.ListFormat would put
 * a word between the last two, and in Arabic between all.
 */
export function listed(words: string[], { locale }: Pick<I18n, 'locale'>): string {
  const { dir, comma } = languages[languageOf(locale, [])];
  const plain = words.join(comma);
  const row = words.map((word) => isolated(word, dir)).join(comma);
  // Without the isolate the first letter would set the direction of the whole list.
  return row === plain ? plain : `${beginning[dir]}${row}\u2069`;
}
