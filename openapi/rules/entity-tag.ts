import type { RuleProblem } from './problems.ts';

/**
 * The version of what a response shows, as an entity tag (RFC 9110, section 8.8.3): equal contents have equal tags, in whatever order
 * their fields come.
 */
export function entityTag(shown: unknown): string {
  const text = JSON.stringify(shown, inOrder) ?? '';
  return `"${hash(text, 0x811c9dc5)}${hash(text, 0x01000193)}"`;
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** FNV-1a from this beginning. */
function hash(text: string, beginning: number): string {
  let sum = beginning;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum.toString(36);
}

/** Whether a tag is among those of `If-None-Match` or `If-Match`. A proxy that compresses makes a tag weak, which changes nothing. */
export function hasTag(header: string | null | undefined, tag: string): boolean {
  const strong = (each: string) => each.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((each) => [strong(tag), '*'].includes(strong(each)));
}

/** The problem of a change of what is not as the caller has seen it, or null. Without `If-Match` a change is made in any case. */
export function ifMatchProblem(ifMatch: string | null | undefined, current: unknown): RuleProblem | null {
  return ifMatch && !hasTag(ifMatch, entityTag(current)) ? { code: 'changed-meanwhile' } : null;
}
