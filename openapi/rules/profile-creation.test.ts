import { expect, it } from 'vitest';
import { defaultLimits } from './limits.ts';
import { decideProfileCreation } from './profile-creation.ts';

const now = new Date('2026-06-15T08:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it('three profiles may be created in 24 hours, and another one when the first of them is a day old', () => {
  expect(decideProfileCreation([hoursAgo(5), hoursAgo(1)], defaultLimits, now)).toBeNull();
  expect(decideProfileCreation([hoursAgo(5), hoursAgo(1), hoursAgo(2)], defaultLimits, now)).toEqual({
    code: 'rate-limited',
    params: { quota: 'PROFILES_CREATED_PER_DAY', limit: 3 },
    retryAfter: 19 * 3600,
  });
  expect(decideProfileCreation([hoursAgo(24), hoursAgo(1), hoursAgo(2)], defaultLimits, now)).toBeNull();
});

it('with more than the limit, which was higher before, the wait is until fewer count', () => {
  const four = [hoursAgo(5), hoursAgo(1), hoursAgo(2), hoursAgo(4)];
  expect(decideProfileCreation(four, defaultLimits, now)?.retryAfter).toBe(20 * 3600);
});

it('0 means without limit', () => {
  const many = Array.from({ length: 50 }, () => hoursAgo(1));
  expect(decideProfileCreation(many, { ...defaultLimits, PROFILES_CREATED_PER_DAY: 0 }, now)).toBeNull();
});
