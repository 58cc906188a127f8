import type { Language } from '@mithaq/openapi/rules/language.ts';

/** Where the manifest of the app on the home screen is in a language; prerender.ts translates the English one. */
export function manifestPath(language: Language): string {
  return language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
}
