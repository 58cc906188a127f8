import { readFileSync } from 'node:fs';

/** A part of `npm run check`: prints what generate.ts has found in the contract that hinders no generation. */
const found = readFileSync(`${import.meta.dirname}/../generated/lint.txt`, 'utf8');
if (found !== '') {
  console.error(found);
  process.exitCode = 1;
}
