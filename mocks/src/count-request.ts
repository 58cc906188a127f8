import { isUsedUp, quotaProblem, rateLimitHeaders, requestWindows } from '@mithaq/openapi/rules/limits.ts';
import { throwIfProblem } from './api-problem.ts';
import type { HandlerContext } from './handler-context.ts';
import type { User } from './state.ts';
import { tellLimits } from './tell-limits.ts';

type Counting = Pick<HandlerContext, 'state' | 'limits' | 'now' | 'headers'> & { user: Pick<User, 'id'> };

/**
 * Counts a request of the user, and says in the headers how many are left.
 *
 * @throws ApiProblem rate-limited for more than allowed
 */
export function countRequest(
  { state, limits, now, headers, user }: Counting,
  quota: keyof typeof requestWindows,
): void {
  const limit = limits[quota];
  if (limit === 0) return;
  const [at, window] = [now().getTime(), requestWindows[quota] * 1000];
  const found = state.requestCounts.find(
    (one) => one.user === user.id && one.quota === quota && at - one.since < window,
  );
  const counted = found ?? { user: user.id, quota, since: at, count: 0 };
  if (!found) state.requestCounts.push(counted);
  const isTooMany = isUsedUp(limits, quota, counted.count);
  counted.count += 1;
  const seconds = (counted.since + window - at) / 1000;
  const use = { quota, limit, remaining: limit - counted.count, reset: seconds };
  tellLimits(headers, rateLimitHeaders([use]));
  throwIfProblem(isTooMany ? quotaProblem(limits, quota, now(), seconds) : null);
}
