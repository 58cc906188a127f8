import leven from 'leven';

/**
 * The end of a sentence about a name that is not known: the nearest one that is, or a full stop.
 * @param limit how many letters may differ
 */
export function didYouMean(written: string, known: string[] = [], limit = written.length / 2): string {
  const [nearest] = known.toSorted((one, other) => leven(written, one) - leven(written, other));
  return nearest && leven(written, nearest) <= limit ? `: did you mean "${nearest}"?` : '.';
}
