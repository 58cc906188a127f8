import { expect, it } from 'vitest';
import { decideReport, selfSuspensionProblem } from './moderation.ts';
import { defaultLimits } from './limits.ts';

const facts = {
  audience: 'nobody',
  hasBlocked: false,
  sentToday: 9,
  limits: defaultLimits,
  now: new Date('2026-06-15T23:00:00Z'),
} as const;

it('a member can report a visible and a blocked member', () => {
  expect(decideReport({ ...facts, audience: 'listed' })).toBeNull();
  expect(decideReport({ ...facts, audience: 'known' })).toBeNull();
  expect(decideReport({ ...facts, hasBlocked: true })).toBeNull();
  expect(decideReport(facts)).toMatchObject({ code: 'not-found', params: { resource: 'PROFILE' } });
  expect(decideReport({ ...facts, audience: 'owner' })).toMatchObject({
    errors: [{ pointer: '/profileId' }],
  });
});

it('ten reports a day', () => {
  expect(decideReport({ ...facts, audience: 'listed', sentToday: 10 })).toMatchObject({
    params: { quota: 'REPORTS_PER_DAY', limit: 10 },
    retryAfter: 3600,
  });
});

it('a moderator suspends nobody by their own profile', () => {
  expect(selfSuspensionProblem('a', 'a')).toMatchObject({ errors: [{ pointer: '/profileId' }] });
  expect(selfSuspensionProblem('a', 'b')).toBeNull();
  expect(selfSuspensionProblem('a', null)).toBeNull();
});
