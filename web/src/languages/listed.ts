import type { I18n } from '@lingui/core';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { isolated } from './isolated.ts';

/** Right-to-left and left-to-right isolate (UAX #9). */
const beginning = { rtl: '\u2067', ltr: '\u2066' } as const;

/** Words in a row, in the order of the page whatever their script, with the language's commas alone: its own list may join the last two by a word, and Arabic all of them. */
export function listed(words: string[], { locale }: Pick<I18n, 'locale'>): string {
  const { dir, comma } = languages[languageOf(locale, [])];
  const plain = words.join(comma);
  const row = words.map((word) => isolated(word, dir)).join(comma);
  // Where it stands by itself, its first letter would turn the whole row.
  return row === plain ? plain : `${beginning[dir]}${row}\u2069`;
}
