import { languageCookie } from '@mithaq/openapi/rules/language.ts';

/** In seconds. */
const year = 365 * 24 * 60 * 60;

/** Remembers a language for a year, for the application and for the pages the server holds ready. */
export function rememberLanguage(language: string): void {
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`;
}

/** What was chosen, as far as this browser remembers. */
export function rememberedLanguage(): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);
}
