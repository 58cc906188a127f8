import { describe, expect, it } from 'vitest';
import { homeOf, refusal, stageOf } from './onboarding.ts';

it('tells how far someone has come', () => {
  expect(stageOf(null)).toBe('visitor');
  expect(stageOf(undefined)).toBe('visitor');
  expect(stageOf({ isProfileComplete: false, isPhoneVerified: false })).toBe('incomplete');
  expect(stageOf({ isProfileComplete: true, isPhoneVerified: false })).toBe('unverified');
  expect(stageOf({ isProfileComplete: true, isPhoneVerified: true })).toBe('verified');
  // A phone without a profile does not let anyone in.
  expect(stageOf({ isProfileComplete: false, isPhoneVerified: true })).toBe('incomplete');
});

describe('what an operation needs', () => {
  it.each([
    ['public', [null, null, null, null]],
    ['session', ['signed-out', null, null, null]],
    ['complete', ['signed-out', 'profile-incomplete', null, null]],
    ['verified', ['signed-out', 'profile-incomplete', 'phone-unverified', null]],
  ] as const)('%s', (need, reasons) => {
    expect((['visitor', 'incomplete', 'unverified', 'verified'] as const).map((stage) => refusal(need, stage))).toEqual(
      reasons,
    );
  });
});

it('sends everyone to the next thing to do (SPEC section 2)', () => {
  expect(homeOf).toEqual({
    visitor: '/',
    incomplete: '/profile/create',
    unverified: '/verify-phone',
    verified: '/feed',
  });
});
