const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Isolates a text that may have another direction than the sentence around it, such as an Urdu city in English. */
export function isolated(words: string, direction: 'ltr' | 'rtl'): string {
  const mayRunAgainst = direction === 'rtl' ? /\p{Script=Latin}/u : rightToLeft;
  // First strong isolate, and pop directional isolate (UAX #9).
  return mayRunAgainst.test(words) ? `\u2068${words}\u2069` : words;
}
