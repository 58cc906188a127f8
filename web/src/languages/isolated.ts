const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Words that may run against the sentence around them (a city in Urdu within English), closed off so that its signs stay where they belong. */
export function isolated(words: string, direction: 'ltr' | 'rtl'): string {
  const mayRunAgainst = direction === 'rtl' ? /\p{Script=Latin}/u : rightToLeft;
  // First strong isolate, and pop directional isolate (UAX #9).
  return mayRunAgainst.test(words) ? `\u2068${words}\u2069` : words;
}
