import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';

/** The texts of public/manifest.webmanifest that are translated. */
const manifestTexts = [
  msg`A quiet place for Muslims who wish to marry, and for the families who help them.`,
  msg`For You`,
  msg`News`,
  msg`Settings`,
];

/** The texts in the active language. */
export const manifestWords = (): string[] => manifestTexts.map((text) => i18n._(text));

/**
 * Returns the manifest of the app on the home screen in a language, by its words in English and in that language. The app is one
 * and the same in all languages.
 */
export function appManifest(
  english: string,
  language: Language,
  from: readonly string[],
  to: readonly string[],
): string {
  const words = new Map(from.map((text, i) => [text, to[i]]));
  const translate = (_key: string, value: unknown) => (typeof value === 'string' ? (words.get(value) ?? value) : value);
  const manifest = JSON.parse(english, translate) as object;
  return JSON.stringify({ ...manifest, lang: language, dir: languages[language].dir }, null, 2);
}
