import { expect, it } from 'vitest';
import {
  defaultLimits,
  isUsedUp,
  profileViewsProblem,
  quotaProblem,
  rowLimitHeaders,
  usedUpHeaders,
} from './limits.ts';

const now = new Date('2026-06-15T23:00:00Z');

it('a quota is used up at its limit', () => {
  expect([9, 10, 11].map((used) => isUsedUp(defaultLimits, 'PROPOSALS_PER_DAY', used))).toEqual([false, true, true]);
});

it('0 means without limit', () => {
  expect(isUsedUp({ ...defaultLimits, PROPOSALS_PER_DAY: 0 }, 'PROPOSALS_PER_DAY', 1000)).toBe(false);
});

it('a used-up quota of the day ends at midnight in UTC', () => {
  expect(quotaProblem(defaultLimits, 'PROPOSALS_PER_DAY', now)).toEqual({
    code: 'rate-limited',
    params: { quota: 'PROPOSALS_PER_DAY', limit: 10 },
    retryAfter: 3600,
  });
});

it('another Retry-After is rounded up to whole seconds, at least one', () => {
  expect(quotaProblem(defaultLimits, 'SIGN_INS_PER_MIN', now, 12.2).retryAfter).toBe(13);
  expect(quotaProblem(defaultLimits, 'SIGN_INS_PER_MIN', now, 0).retryAfter).toBe(1);
});

it('headers say what is left, and of what is used up when there is more', () => {
  const used = { PROPOSALS_PER_DAY: 3, PROPOSALS_PENDING: 31 };
  expect(rowLimitHeaders(defaultLimits, used, now)).toEqual({
    'ratelimit-policy': '"PROPOSALS_PER_DAY";q=10;w=86400, "PROPOSALS_PENDING";q=30',
    ratelimit: '"PROPOSALS_PER_DAY";r=7;t=3600, "PROPOSALS_PENDING";r=0',
  });
  expect(rowLimitHeaders({ ...defaultLimits, REPORTS_PER_DAY: 0 }, { REPORTS_PER_DAY: 5 }, now)).toEqual({});
  expect(usedUpHeaders(quotaProblem(defaultLimits, 'SIGN_INS_PER_MIN', now, 12.2))).toEqual({
    'ratelimit-policy': '"SIGN_INS_PER_MIN";q=20;w=60',
    ratelimit: '"SIGN_INS_PER_MIN";r=0;t=13',
  });
  expect(usedUpHeaders({})).toEqual({});
});

it('profiles of a day are counted for the account and for the number, whichever has seen more', () => {
  const limits = { ...defaultLimits, PROFILES_PER_DAY: 10 };
  const problemOf = (seen: number, withNumber: number) =>
    profileViewsProblem({ seen, withNumber }, 2, limits, new Date());
  expect(problemOf(8, 0)).toBeNull();
  expect(problemOf(9, 0)).toMatchObject({ code: 'rate-limited', params: { quota: 'PROFILES_PER_DAY' } });
  expect(problemOf(0, 9)).toMatchObject({ code: 'rate-limited' });
});
