import { languageCookie } from '@mithaq/openapi/rules/language.ts';

/** In seconds. */
const year = 365 * 24 * 60 * 60;

/** Stores the language for a year, for the application and the prerendered pages. */
export function rememberLanguage(language: string): void {
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`;
}

/** Returns the stored language. */
export function rememberedLanguage(): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);
}
