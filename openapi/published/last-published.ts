import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Contract } from '../openapi-document.ts';

/** Returns the contract as it was last published. */
export function lastPublished(): Contract {
  const file = new URL('./openapi.yaml', import.meta.url);
  return parse(readFileSync(file, 'utf8')) as Contract; // an earlier openapi.yaml
}
