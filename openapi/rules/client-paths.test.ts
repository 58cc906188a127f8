import { expect, it } from 'vitest';
import { hasClientPage, pathsOfUsers } from './client-paths.ts';

it.each<[string, boolean]>([
  ['/', true],
  ['/feed', true],
  ['/Feed/', true],
  ['/profile/0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', true],
  ['/login/oauth2/callback', true],
  ['', true],
  ['/nowhere', false],
  ['/feed/more', false],
  ['/profile', false],
  ['/profile/a/b', false],
  ['/moderation', false],
])('%s is a page: %s', (path, expected) => {
  expect(hasClientPage(path)).toBe(expected);
});

it('names no path of moderators', () => {
  expect(pathsOfUsers).toContain('/profile/');
  expect(pathsOfUsers.join()).not.toMatch(/moderation|:/);
});
