/** A word without the difference between Arabic and Urdu letters, which keyboards confuse. */
export function folded(word: string): string {
  return word.trim().replace(/[أإآ]/g, 'ا').replace(/[يى]/g, 'ی').replace(/ك/g, 'ک').replace(/[هة]/g, 'ہ');
}
