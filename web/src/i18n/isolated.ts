const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** A letter of any other script, since names are in Devanagari and Cyrillic, too; or a digit, since the parts of a number would change places. */
const leftToRight = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff])\p{L}|\p{Nd}/u;

/** Isolates a text that may have another direction than the sentence around it, such as an Urdu city in English. */
export function isolated(words: string, direction: 'ltr' | 'rtl'): string {
  const mayRunAgainst = direction === 'rtl' ? leftToRight : rightToLeft;
  // First strong isolate, and pop directional isolate (UAX #9).
  return mayRunAgainst.test(words) ? `\u2068${words}\u2069` : words;
}
