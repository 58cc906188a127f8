import { read } from './reading.ts';
import { romanize } from './romanize.ts';

/** Whether a word can be a name and nothing else: letters, and no word of the tables. */
export function isPlainWord(word: string): boolean {
  return (
    /^[\p{L}\p{M}'’.-]+$/u.test(word) && read(romanize(word)).every(({ tags, digits }) => tags === 0 && digits === 0)
  );
}
