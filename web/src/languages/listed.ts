import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { languageOf, languages } from '@mithaq/openapi/rules/language.ts';
import { isolated } from './isolated.ts';

/** Words in a row, in the order of the page whatever their script, with the language's commas alone: its own list may join the last two by a word, and Arabic all of them. */
export function listed(words: string[], i18n: I18n): string {
  const { dir } = languages[languageOf(i18n.locale, [])];
  return words.map((word) => isolated(word, dir)).reduce((first, next) => i18n._(msg({ message: `${first}, ${next}`, comment: 'Two items of a list' })));
}
