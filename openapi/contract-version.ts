import { createHash } from 'node:crypto';
import type { Contract } from './openapi-document.ts';

/**
 * The version of a contract in full. Two contracts that differ have two versions, also between releases.
 * @param source as openapi/generated/openapi.json has it
 */
export function versionOf(source: Contract): string {
  return `${source.info.version}+${createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 8)}`;
}
