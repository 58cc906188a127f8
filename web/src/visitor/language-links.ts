import { languageCookie } from '@mithaq/openapi/rules/language.ts';

const year = 365 * 24 * 60 * 60;

/** Remembers the language someone follows a link to, so that the other pages have it too. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      document.cookie = `${languageCookie}=${link.dataset['language']}; Path=/; Max-Age=${year}; SameSite=Lax`;
    });
  }
}
