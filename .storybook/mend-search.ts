import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { built } from './static-server.ts';

/** What is wrong in the built search. */
const mends: readonly (readonly [RegExp, string])[] = [
  // Fuse.js, which Storybook brings with it, looks for more than 32 characters by a regular expression, and then gives the length of
  // a word as the place where it ends: of such a query the results had letters twice ("Accepted, pted").
  [/\[(\w+\.indexOf\((\w+)\)), \2\.length - 1\]/, '[$1, $1 + $2.length - 1]'],
  // Who types the whole name of a page has the page first (its name in the index is from docsName). By the score alone, `empty state`
  // led to the state `Empty` of that part.
  [
    /fuse\.search\((\w+)\)\.filter\(/,
    String.raw`fuse.search($1).sort((a, b) => [b, a].map(({ item }) => item.type === 'docs' &&
      item.name.toLowerCase() === $1.trim().toLowerCase().replaceAll(' ', '\u00A0') + ' (docs)').reduce((x, y) => x - y)).filter(`,
  ],
];

const file = path.join(built, 'sb-manager/runtime.js');
let code = await readFile(file, 'utf8');
for (const [wrong, right] of mends) {
  const mended = code.replace(wrong, right);
  if (mended === code)
    throw new Error(`The search of Storybook has changed: see whether .storybook/mend-search.ts still needs ${wrong}.`);
  code = mended;
}
await writeFile(file, code);
