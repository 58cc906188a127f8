import { afterEach, expect, test, vi } from 'vitest';
import { fetchPage, pageAt, pages, prefetch } from './pages.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['/profile/create', '/profile/create'],
  ['/profile/0198c0de-0000-7000-8000-000000000001', '/profile/:profileId'],
  ['/feed/', '/feed'],
  ['/nowhere', undefined],
])('at %s stands the page of %s', (pathname, path) => {
  expect(pageAt(pathname)?.path).toBe(path);
});

test('a page comes with its words', async () => {
  const community = pageAt('/community');
  expect(community?.words).toBe('community');
  if (community) expect((await fetchPage(community)).name).toBe('CommunityPage');
});

test('code that can’t be fetched ahead is no failure yet', async () => {
  const failing = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  vi.spyOn(
    pages.find(({ path }) => path === '/feed')!,
    'load',
  ).mockImplementation(failing); // it is in the table
  prefetch('/feed');
  await vi.waitFor(() => expect(failing).toHaveBeenCalledOnce());
});
