import { describe, expect, it } from 'vitest';
import { homeOf, stageProblem, stageOf } from './onboarding.ts';

it('stageOf returns the onboarding stage', () => {
  expect(stageOf(null)).toBe('visitor');
  expect(stageOf(undefined)).toBe('visitor');
  expect(stageOf({ isProfileComplete: false, isPhoneVerified: false })).toBe('incomplete');
  expect(stageOf({ isProfileComplete: true, isPhoneVerified: false })).toBe('unverified');
  expect(stageOf({ isProfileComplete: true, isPhoneVerified: true })).toBe('verified');
  // A verified phone without a profile is not enough.
  expect(stageOf({ isProfileComplete: false, isPhoneVerified: true })).toBe('incomplete');
});

describe('stageProblem for an operation that requires', () => {
  it.each([
    ['public', [null, null, null, null]],
    ['session', ['signed-out', null, null, null]],
    ['complete', ['signed-out', 'profile-incomplete', null, null]],
    ['verified', ['signed-out', 'profile-incomplete', 'phone-unverified', null]],
  ] as const)('%s', (required, codes) => {
    expect(
      (['visitor', 'incomplete', 'unverified', 'verified'] as const).map((stage) => stageProblem(required, stage)),
    ).toEqual(codes);
  });
});

it('homeOf is the next page of each stage (R3)', () => {
  expect(homeOf).toEqual({
    visitor: '/',
    incomplete: '/profile/create',
    unverified: '/verify-phone',
    verified: '/feed',
  });
});
