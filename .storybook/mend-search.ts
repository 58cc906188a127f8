import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { built } from './static-server.ts';

/**
 * Corrects the built search. Fuse.js, which Storybook brings with it, looks for more than 32 characters by a regular expression, and
 * then gives the length of a word as the place where it ends: of such a query the results had letters twice ("Accepted, pted").
 */
const file = path.join(built, 'sb-manager/runtime.js');
const code = await readFile(file, 'utf8');
const mended = code.replace(/\[(\w+\.indexOf\((\w+)\)), \2\.length - 1\]/, '[$1, $1 + $2.length - 1]');
if (mended === code)
  throw new Error('The search of Storybook has changed: see whether .storybook/mend-search.ts is still needed.');
await writeFile(file, mended);
