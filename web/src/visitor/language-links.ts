import { rememberLanguage } from '../languages/language-cookie.ts';

/** Remembers the language someone follows a link to, so that the other pages have it too. */
export function rememberLanguagesFollowed(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => rememberLanguage(link.dataset['language'] ?? ''));
  }
}
