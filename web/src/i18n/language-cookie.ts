import { languageCookie } from '@mithaq/openapi/rules/cookies.ts';
import { readCookie, writeCookie } from '../shared/host-cookies.ts';

/** In seconds. */
const year = 365 * 24 * 60 * 60;

/** Stores the language for a year, for the application and the prerendered pages. */
export function rememberLanguage(language: string): void {
  writeCookie(languageCookie, language, year);
}

/** Returns the stored language. */
export function rememberedLanguage(): string | undefined {
  return readCookie(languageCookie);
}
