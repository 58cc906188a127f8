import { rememberLanguage } from '../i18n/language-cookie.ts';

/** Stores the language of a followed link, so that the other pages use it too. */
export function rememberLanguagesFollowed(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => rememberLanguage(link.dataset['language'] ?? ''));
  }
}
