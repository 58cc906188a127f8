import type { Quota } from '../generated/hooks/model/index.ts';
import { secondsUntilMidnight } from './day.ts';
import type { RuleProblem } from './problems.ts';

/** How much one account and one phone number may do (for sign-ins and opened links: one address); 0 means without limit. */
export type Limits = Record<Quota, number>;

/** The limits that hold when the operator sets none. */
export const defaultLimits: Limits = {
  PROPOSALS_PER_DAY: 10,
  PROPOSALS_PENDING: 30,
  PROFILES_PER_DAY: 300,
  PHONE_PROOFS_PER_10_MIN: 5,
  PHONE_COOL_DOWN_HOURS: 24,
  SIGN_INS_PER_MIN: 20,
  REPORTS_PER_DAY: 10,
  FOR_YOU_BUILDS_PER_10_MIN: 30,
  PROFILES_CREATED_PER_DAY: 3,
  MEMBER_SEARCHES_PER_10_MIN: 60,
  MODERATOR_MESSAGES_PER_10_MIN: 30,
  LINKS_OPENED_PER_MIN: 60,
};

/** The limits that count requests, and the seconds after which their count starts again; the others count rows. */
export const requestWindows = {
  SIGN_INS_PER_MIN: 60,
  PHONE_PROOFS_PER_10_MIN: 600,
  MEMBER_SEARCHES_PER_10_MIN: 600,
  MODERATOR_MESSAGES_PER_10_MIN: 600,
  LINKS_OPENED_PER_MIN: 60,
} satisfies Partial<Limits>;

/** The quotas of a day, which begins at midnight in UTC. */
const ofDay: ReadonlySet<Quota> = new Set<Quota>(['PROPOSALS_PER_DAY', 'PROFILES_PER_DAY', 'REPORTS_PER_DAY']);

/** Seconds after which the count of a member's For You lists starts again; it is a row, since any process may build one. */
export const forYouWindow = 600;

const day = 86_400;

/** The seconds in which a quota counts; one that no time brings back has none. */
const windows: Partial<Limits> = {
  ...requestWindows,
  PROPOSALS_PER_DAY: day,
  PROFILES_PER_DAY: day,
  REPORTS_PER_DAY: day,
  PROFILES_CREATED_PER_DAY: day,
  FOR_YOU_BUILDS_PER_10_MIN: forYouWindow,
};

/** How much of a quota is left, and after how many seconds there is more; without the latter no time brings more. */
type QuotaUse = { quota: Quota; limit: number; remaining: number; reset?: number };

/** The headers that say it (draft-ietf-httpapi-ratelimit-headers-10). */
export function rateLimitHeaders(uses: readonly QuotaUse[]): Record<'ratelimit-policy' | 'ratelimit', string> {
  const policies = uses.map(({ quota, limit }) => {
    const window = windows[quota];
    return `"${quota}";q=${limit}${window === undefined ? '' : `;w=${window}`}`;
  });
  const left = uses.map(
    ({ quota, remaining, reset }) =>
      `"${quota}";r=${Math.max(0, remaining)}${reset === undefined ? '' : `;t=${Math.ceil(reset)}`}`,
  );
  return { 'ratelimit-policy': policies.join(', '), ratelimit: left.join(', ') };
}

/** These headers together with those that a response has already, in the order of the quotas, each once. */
export function withRateLimits(
  present: (name: string) => unknown,
  added: Record<string, string>,
): Record<string, string> {
  const itemsOf = (text: unknown) => (typeof text === 'string' && text !== '' ? text.split(', ') : []);
  const quotaOf = (item: string) => item.split(';')[0];
  return Object.fromEntries(
    Object.entries(added).map(([name, text]) => {
      const known = itemsOf(present(name));
      const others = itemsOf(text).filter((item) => !known.some((one) => quotaOf(one) === quotaOf(item)));
      return [name, [...known, ...others].toSorted().join(', ')];
    }),
  );
}

/**
 * The same of quotas that count rows, after so many of each; nothing of those without limit.
 * @param resets after how many seconds there is more, of quotas that do not begin with the day
 */
export function rowLimitHeaders(
  limits: Limits,
  used: Partial<Limits>,
  now: Date,
  resets: Partial<Limits> = {},
): Record<string, string> {
  const uses = (Object.entries(used) as [Quota, number][]) // its keys are quotas
    .filter(([quota]) => limits[quota] > 0)
    .map(([quota, count]) => {
      const reset = ofDay.has(quota) ? secondsUntilMidnight(now) : resets[quota];
      return { quota, limit: limits[quota], remaining: limits[quota] - count, ...(reset !== undefined && { reset }) };
    });
  return uses.length > 0 ? rateLimitHeaders(uses) : {};
}

/** The same of a request that is refused because a quota is used up. */
export function usedUpHeaders({
  params,
  retryAfter,
}: Pick<RuleProblem, 'params' | 'retryAfter'>): Record<string, string> {
  const { quota, limit } = params ?? {};
  if (!quota || !limit) return {};
  return rateLimitHeaders([{ quota, limit, remaining: 0, ...(retryAfter && { reset: retryAfter }) }]);
}

/** Whether one more is too much after `used` of this quota. */
export function isUsedUp(limits: Limits, quota: Quota, used: number): boolean {
  return limits[quota] > 0 && used >= limits[quota];
}

/** The problem of one more after `used` of this quota, or null when it is allowed; `retryAfter` as below. */
export function usedUpProblem(
  limits: Limits,
  quota: Quota,
  used: number,
  now: Date,
  retryAfter?: number,
): RuleProblem | null {
  return isUsedUp(limits, quota, used) ? quotaProblem(limits, quota, now, retryAfter) : null;
}

/**
 * The problem of a member who would see so many more profiles than the day allows, or null.
 * @param views the profiles that were seen today by the member, and with the number by any account
 */
export function profileViewsProblem(
  views: { seen: number; withNumber: number },
  added: number,
  limits: Limits,
  now: Date,
): RuleProblem | null {
  return usedUpProblem(limits, 'PROFILES_PER_DAY', Math.max(views.seen, views.withNumber) + added - 1, now);
}

/**
 * The problem of a used-up quota; `retryAfter` in seconds, by default until the next day begins for a quota of a day. One that no time brings
 * back, such as that of pending proposals, has none.
 */
export function quotaProblem(limits: Limits, quota: Quota, now: Date, retryAfter?: number): RuleProblem {
  const seconds = retryAfter ?? (ofDay.has(quota) ? secondsUntilMidnight(now) : undefined);
  return {
    code: 'rate-limited',
    params: { quota, limit: limits[quota] },
    ...(seconds !== undefined && { retryAfter: Math.max(1, Math.ceil(seconds)) }),
  };
}
