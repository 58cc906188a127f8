import { describe, expect, it } from 'vitest';
import { homeOf, isModeratorEmail, stageOf, stageProblem } from './onboarding.ts';

it('stageOf returns the onboarding stage', () => {
  expect(stageOf(null)).toBe('visitor');
  expect(stageOf(undefined)).toBe('visitor');
  expect(stageOf({ isProfileComplete: false, isPhoneVerified: false })).toBe('incomplete');
  expect(stageOf({ isProfileComplete: true, isPhoneVerified: false })).toBe('unverified');
  expect(stageOf({ isProfileComplete: true, isPhoneVerified: true })).toBe('verified');
  // A verified phone without a profile is not enough.
  expect(stageOf({ isProfileComplete: false, isPhoneVerified: true })).toBe('incomplete');
});

it('a suspended account is suspended, however far it is', () => {
  const suspension = { reason: 'Asked for money.', since: '2026-06-15T08:00:00.000Z' };
  expect(stageOf({ isProfileComplete: true, isPhoneVerified: true, suspension })).toBe('suspended');
  expect(stageOf({ isProfileComplete: true, isPhoneVerified: false, suspension })).toBe('suspended');
});

const stages = ['visitor', 'suspended', 'incomplete', 'unverified', 'verified'] as const;

describe('stageProblem for an operation that requires', () => {
  it.each([
    ['public', [null, null, null, null, null]],
    ['account', ['signed-out', null, null, null, null]],
    ['session', ['signed-out', 'suspended', null, null, null]],
    ['complete', ['signed-out', 'suspended', 'profile-incomplete', null, null]],
    ['proved', ['signed-out', 'suspended', 'profile-incomplete', 'phone-unverified', null]],
    ['verified', ['signed-out', 'suspended', 'profile-incomplete', 'phone-unverified', null]],
    ['moderator', ['signed-out', 'not-found', 'not-found', 'not-found', 'not-found']],
  ] as const)('%s', (required, codes) => {
    expect(stages.map((stage) => stageProblem(required, stage))).toEqual(codes);
  });

  it('a moderator, by a moderator of any stage who is not suspended', () => {
    const codes = stages.map((stage) => stageProblem('moderator', stage, { isModerator: true }));
    expect(codes).toEqual(['signed-out', 'not-found', null, null, null]);
  });

  it('a phone that was verified, also while a new number is being confirmed', () => {
    const codes = stages.map((stage) => stageProblem('proved', stage, { isConfirmingNumber: true }));
    expect(codes).toEqual(['signed-out', 'suspended', 'profile-incomplete', null, null]);
  });

  it('all other operations require neither', () => {
    expect(
      stages.map((stage) => stageProblem('verified', stage, { isModerator: true, isConfirmingNumber: true })),
    ).toEqual(stages.map((stage) => stageProblem('verified', stage)));
  });
});

it('isModeratorEmail compares whole addresses, without case', () => {
  expect(isModeratorEmail('Amina@Example.test', ['amina@example.test'])).toBe(true);
  expect(isModeratorEmail('amina@example.test', ['AMINA@example.test'])).toBe(true);
  expect(isModeratorEmail('amina@example.test.evil.test', ['amina@example.test'])).toBe(false);
  expect(isModeratorEmail('', [])).toBe(false);
});

it('homeOf is the next page of each stage', () => {
  expect(homeOf).toEqual({
    visitor: '/',
    suspended: '/settings',
    incomplete: '/profile/create',
    unverified: '/verify-phone',
    verified: '/feed',
  });
});
