import type { I18n } from '@lingui/core';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { isolated } from './isolated.ts';

/** Words in a row, in the order of the page whatever their script, with the language's commas alone: its own list may join the last two by a word, and Arabic all of them. */
export function listed(words: string[], { locale }: Pick<I18n, 'locale'>): string {
  const { dir, comma } = languages[languageOf(locale, [])];
  return words.map((word) => isolated(word, dir)).join(comma);
}
