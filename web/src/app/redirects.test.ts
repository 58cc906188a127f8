import { describe, expect, test } from 'vitest';
import { redirectForLanding, redirectForProtected, redirectForSettings, redirectForVerifyPhone } from './redirects.ts';

describe('a protected page', () => {
  test.each([
    ['visitor', '/'],
    ['suspended', '/settings'],
    ['incomplete', '/profile/create'],
    ['unverified', '/verify-phone'],
    ['verified', null],
  ] as const)('sends a %s to %s', (stage, redirect) => {
    expect(redirectForProtected('/feed', stage)).toBe(redirect);
    expect(redirectForProtected('/profile/creations', stage)).toBe(redirect);
  });

  test.each([
    ['visitor', '/'],
    ['suspended', '/settings'],
    ['incomplete', null],
    ['unverified', '/verify-phone'],
    ['verified', '/edit-profile'],
  ] as const)('/profile/create sends a %s to %s', (stage, redirect) => {
    expect(redirectForProtected('/profile/create', stage)).toBe(redirect);
    expect(redirectForProtected('/profile/create/', stage)).toBe(redirect);
  });
});

test.each([
  ['visitor', '/'],
  ['suspended', '/settings'],
  ['incomplete', '/profile/create'],
  ['unverified', null],
  ['verified', '/proposals'],
] as const)('/verify-phone sends a %s, who came from /proposals, to %s', (stage, redirect) => {
  expect(redirectForVerifyPhone(stage, '/proposals')).toBe(redirect);
});

test('/verify-phone sends a verified member who came from nowhere to /feed', () => {
  expect(redirectForVerifyPhone('verified')).toBe('/feed');
});

test.each([
  ['visitor', '/'],
  ['suspended', null],
  ['incomplete', null],
  ['unverified', null],
  ['verified', null],
] as const)('/settings sends a %s to %s', (stage, redirect) => {
  expect(redirectForSettings(stage)).toBe(redirect);
});

test.each([
  ['visitor', null],
  ['suspended', '/settings'],
  ['incomplete', '/profile/create'],
  ['unverified', '/verify-phone'],
  ['verified', '/feed'],
] as const)('the gate of / sends a %s to %s', (stage, redirect) => {
  expect(redirectForLanding(stage)).toBe(redirect);
});
