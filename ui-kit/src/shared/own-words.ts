import { useUiMessages } from './messages.ts';

/** Letters of Urdu that Arabic lacks, its own forms of heh, kaf and yeh among them. */
const urduLetters = /[ٹڈڑںےھہگچپژکی]/u;

/** Forms of alef, heh, kaf and yeh of Arabic that no keyboard of Urdu writes. */
const arabicLetters = /[إةىكي]/u;

/**
 * Guesses from the letters in which language somebody wrote. Returns undefined where nothing speaks against that of the
 * page; then the words need no `lang` (WCAG 3.1.2). A screen reader chooses its voice by it, and `arabic.css` the font.
 *
 * A guess is enough: members write English, Urdu or Arabic. Where it is wrong, as with Urdu in Latin letters or with
 * Persian, voice and font are at least those of the script.
 */
export function languageOfWords(words: string, pageLanguage: string): 'en' | 'ar' | 'ur' | undefined {
  const isArabicPage = pageLanguage === 'ar' || pageLanguage === 'ur';
  const surplus = lettersOf(/\p{Script=Arabic}/gu, words) - lettersOf(/\p{Script=Latin}/gu, words);
  if (surplus === 0) return undefined;
  // French on an English page is not known to be French.
  if (surplus < 0) return isArabicPage ? 'en' : undefined;
  if (urduLetters.test(words)) return pageLanguage === 'ur' ? undefined : 'ur';
  // A few words of Urdu may have only letters that both have.
  if (pageLanguage === 'ur') return arabicLetters.test(words) ? 'ar' : undefined;
  return pageLanguage === 'ar' ? undefined : 'ar';
}

const lettersOf = (script: RegExp, words: string) => words.match(script)?.length ?? 0;

/** Returns the `dir` and `lang` of an element with words of a member. Names have no language. */
export function useOwnWords(): (words: string) => { dir: 'auto'; lang: string | undefined } {
  const { language } = useUiMessages();
  return (words) => ({ dir: 'auto', lang: languageOfWords(words, language) });
}
