import { isUsedUp, quotaProblem, rowLimitHeaders, type Limits } from './limits.ts';
import type { RuleProblem } from './problems.ts';

/** How long the creation of a profile counts, in milliseconds. */
export const creationLifetime = 24 * 3_600_000;

/**
 * Whether an identity that created profiles at these times, deleted ones too, may create another one: the problem, or null
 * when it may.
 */
export function decideProfileCreation(createdAt: readonly Date[], limits: Limits, now: Date): RuleProblem | null {
  const ends = createdAt
    .map((time) => time.getTime() + creationLifetime)
    .filter((end) => end > now.getTime())
    .sort((a, b) => b - a);
  if (!isUsedUp(limits, 'PROFILES_CREATED_PER_DAY', ends.length)) return null;
  // Until one less than the limit counts.
  const end = ends[limits.PROFILES_CREATED_PER_DAY - 1]!;
  return quotaProblem(limits, 'PROFILES_CREATED_PER_DAY', now, (end - now.getTime()) / 1000);
}

/** The headers that say what is left after one more, of an identity that created profiles at these times. */
export function profileCreationHeaders(createdAt: readonly Date[], limits: Limits, now: Date): Record<string, string> {
  const times = [...createdAt, now]
    .map((time) => time.getTime())
    .filter((time) => time > now.getTime() - creationLifetime);
  const quota = 'PROFILES_CREATED_PER_DAY';
  const reset = (Math.min(...times) + creationLifetime - now.getTime()) / 1000;
  return rowLimitHeaders(limits, { [quota]: times.length }, now, { [quota]: reset });
}
