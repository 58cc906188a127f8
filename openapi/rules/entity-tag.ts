import { invalidValue, type RuleProblem } from './problems.ts';

/**
 * The version of what a response shows, as an entity tag (RFC 9110, section 8.8.3): equal contents have equal tags, in whatever order
 * their fields come.
 */
export function entityTag(shown: unknown): string {
  const text = JSON.stringify(shown, inOrder) ?? '';
  return `"${hash(text, 0x811c9dc5)}${hash(text, 0x01000193)}"`;
}

/**
 * The entity tag of a response. What follows the page of a plain list is in its headers, so they are a part of what it shows.
 * @param headerOf the value of a header that the response has
 */
export function entityTagOf(body: unknown, headerOf: (name: string) => unknown): string {
  const hasNextPage = headerOf('has-next-page');
  return typeof hasNextPage === 'string' ? entityTag([body, hasNextPage, headerOf('link') ?? null]) : entityTag(body);
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

/** Whether a tag is among those of `If-None-Match`, by the weak comparison: a proxy that compresses makes a tag weak. */
export function hasTag(header: string | null | undefined, tag: string): boolean {
  const strong = (each: string) => each.trim().replace(/^W\//, '');
  return tagsOf(header).some((each) => [strong(tag), '*'].includes(strong(each)));
}

const tagsOf = (header: string | null | undefined): string[] => (header ?? '').split(',').map((each) => each.trim());

/**
 * The problem of a change of what is not as the caller has seen it, with its present tag, or null. A weak tag is equal to none (RFC 9110, section 13.1.1).
 * Without `If-Match` a change is made in any case.
 */
export function ifMatchProblem(ifMatch: string | null | undefined, current: unknown): RuleProblem | null {
  const etag = entityTag(current);
  const isSeen = tagsOf(ifMatch).some((each) => [etag, '*'].includes(each));
  return ifMatch && !isSeen ? { code: 'changed-meanwhile', etag } : null;
}

/** The problem of a request with an `If-Match` that its operation would ignore. */
export const unusedIfMatch = invalidValue('if-match', 'This operation takes no If-Match', 'unknown-field');
