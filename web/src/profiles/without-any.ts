/** The wishes among stored words; 'Any' is none. */
export function withoutAny(words: string[]): string[] {
  return words.filter((word) => word.toLowerCase() !== 'any');
}
