import { clientPaths } from '@mithaq/openapi/rules/client-paths.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPage, prefetchPage, routeAt, routes } from './routes.tsx';

afterEach(() => vi.restoreAllMocks());

test('there is one page for each path of the client', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual(Object.keys(clientPaths).toSorted());
});

test.each([
  ['/profile/create', '/profile/create'],
  ['/profile/0198c0de-0000-7000-8000-000000000001', '/profile/:profileId'],
  ['/feed/', '/feed'],
  ['/nowhere', undefined],
])('%s belongs to the route %s', (pathname, path) => {
  expect(routeAt(pathname)?.path).toBe(path);
});

test('loadPage fetches the page and its messages', async () => {
  const community = routeAt('/community');
  expect(community?.catalog).toBe('community');
  if (community) expect((await loadPage(community)).name).toBe('CommunityPage');
});

test('prefetchPage ignores a failed download', async () => {
  const failing = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  vi.spyOn(
    routes.find(({ path }) => path === '/feed')!,
    'load',
  ).mockImplementation(failing); // it is in the table
  prefetchPage('/feed');
  await vi.waitFor(() => expect(failing).toHaveBeenCalledOnce());
});
