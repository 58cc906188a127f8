/** The id of a heading of a docs page, from its words: an address leads to it. */
export const idOfWords = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[’“”]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
