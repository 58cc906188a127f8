import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time, so that nobody can guess one letter by letter. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
