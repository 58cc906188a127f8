import { describe, expect, test } from 'vitest';
import { detourFromLanding, detourFromProtected, detourFromVerifyPhone } from './guard.ts';

describe('a protected page', () => {
  test.each([
    ['visitor', '/'],
    ['incomplete', '/profile/create'],
    ['unverified', '/verify-phone'],
    ['verified', null],
  ] as const)('sends a %s to %s', (stage, detour) => {
    expect(detourFromProtected('/feed', stage)).toBe(detour);
    expect(detourFromProtected('/profile/creations', stage)).toBe(detour);
  });

  test.each([
    ['visitor', '/'],
    ['incomplete', null],
    ['unverified', '/verify-phone'],
    ['verified', '/edit-profile'],
  ] as const)('/profile/create sends a %s to %s', (stage, detour) => {
    expect(detourFromProtected('/profile/create', stage)).toBe(detour);
    expect(detourFromProtected('/profile/create/', stage)).toBe(detour);
  });
});

test.each([
  ['visitor', '/'],
  ['incomplete', '/profile/create'],
  ['unverified', null],
  ['verified', '/proposals'],
] as const)('/verify-phone sends a %s, who came from /proposals, to %s', (stage, detour) => {
  expect(detourFromVerifyPhone(stage, '/proposals')).toBe(detour);
});

test('/verify-phone sends a verified member who came from nowhere to /feed', () => {
  expect(detourFromVerifyPhone('verified')).toBe('/feed');
});

test.each([
  ['visitor', null],
  ['incomplete', '/profile/create'],
  ['unverified', '/verify-phone'],
  ['verified', '/feed'],
] as const)('the gate of / sends a %s to %s', (stage, detour) => {
  expect(detourFromLanding(stage)).toBe(detour);
});
