import { expect, it } from 'vitest';
import { decideMessage, decideReport, decideSuspension, memberSearch } from './moderation.ts';
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

const found = { isOwn: false, isFound: true, isRelated: false, isSuspended: false };

it.each([
  ['SUSPEND', { ...found }, null],
  ['SUSPEND', { ...found, isSuspended: true }, null],
  ['LIFT_SUSPENSION', { ...found, isSuspended: true }, null],
  ['LIFT_SUSPENSION', { ...found }, 'not-suspended'],
  ['LIFT_SUSPENSION', { ...found, isRelated: true }, 'another-moderator'],
  ['SUSPEND', { ...found, isRelated: true }, 'another-moderator'],
  ['SUSPEND', { ...found, isFound: false }, 'not-found'],
  ['LIFT_SUSPENSION', { ...found, isFound: false }, 'not-found'],
  ['SUSPEND', { ...found, isOwn: true }, 'validation'],
] as const)('%s of a member with %j is %s', (action, known, code) => {
  expect(decideSuspension({ action, ...known })?.code ?? null).toBe(code);
});

it.each([
  ['NH-9E0F1A2B', 'displayedId', '9e0f1a2b'],
  ['nh-9e0f1a2b', 'displayedId', '9e0f1a2b'],
  ['0199A1B2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', 'profileId', '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b'],
  ['Maryam@Example.test', 'email', 'maryam@example.test'],
  ['+91 98765-43210', 'phoneNumber', '+919876543210'],
  ['٩١٩٨٧٦٥٤٣٢١٠', 'phoneNumber', '+919876543210'],
])('a search for %s is by %s', (text, by, value) => {
  expect(memberSearch(text)).toEqual({ by, value });
});

it.each([
  [{}, null],
  [{ isOfCase: false }, 'not-found'],
  [{ isRelated: true }, 'another-moderator'],
  [{ isFound: false }, 'not-found'],
  [{ isOwn: true }, 'validation'],
])('a message to a member with %j is %s', (changed, code) => {
  const known = { isOwn: false, isFound: true, isRelated: false, isOfCase: true };
  expect(decideMessage({ ...known, ...changed })?.code ?? null).toBe(code);
});
