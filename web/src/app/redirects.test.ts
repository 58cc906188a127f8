import type { Stage } from '@mithaq/openapi/rules/onboarding.ts';
import { describe, expect, test } from 'vitest';
import { redirectFor } from './redirects.ts';
import { routeAt } from './routes.tsx';

/** Where each stage ends up that opens the address. */
const ends: Record<string, Record<Stage, string>> = {
  ...Object.fromEntries(
    [
      '/for-you',
      '/feed',
      '/saved',
      '/community',
      '/proposals',
      '/my-profile',
      '/my-profile/as-others',
      '/edit-profile',
      '/settings/phone',
      '/profile/0',
      '/profile/creations',
    ].map((path) => [
      path,
      {
        visitor: '/',
        suspended: '/settings',
        incomplete: '/profile/create',
        unverified: '/verify-phone',
        verified: path,
      },
    ]),
  ),
  '/': {
    visitor: '/',
    suspended: '/settings',
    incomplete: '/profile/create',
    unverified: '/verify-phone',
    verified: '/feed',
  },
  '/profile/create/': {
    visitor: '/',
    suspended: '/settings',
    incomplete: '/profile/create/',
    unverified: '/verify-phone',
    verified: '/edit-profile',
  },
  '/verify-phone': {
    visitor: '/',
    suspended: '/settings',
    incomplete: '/profile/create',
    unverified: '/verify-phone',
    verified: '/feed',
  },
  '/settings': {
    visitor: '/',
    suspended: '/settings',
    incomplete: '/settings',
    unverified: '/settings',
    verified: '/settings',
  },
  ...Object.fromEntries(
    ['/privacy-policy', '/terms-of-service', '/profile-creation-guide', '/login/oauth2/callback'].map((path) => [
      path,
      { visitor: path, suspended: path, incomplete: path, unverified: path, verified: path },
    ]),
  ),
};

describe.each(Object.entries(ends))('%s', (path, byStage) => {
  test.each(Object.entries(byStage) as [Stage, string][])('brings a %s user to %s', (stage, end) => {
    expect(redirectFor(routeAt(path)!.guard, stage, path) ?? path).toBe(end);
  });
});

test('/verify-phone brings a verified member back to the page that redirected there', () => {
  expect(redirectFor('verifyPhone', 'verified', '/verify-phone', '/proposals')).toBe('/proposals');
});
