// Playwright's own test function, since ours fails on the console errors that this test causes.
import { expect, test } from '@playwright/test';
import { member } from './members.ts';

test('a page whose translations cannot be loaded says what to do and does not reload again and again', async ({
  page,
}) => {
  await member(page.request, 'verified');
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  await page.route(/\/assets\/app-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/feed');
  await expect(page.getByText('Mithaq is still on its way.')).toBeVisible();
  await expect(page.getByText('میثاق کھل رہا ہے')).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await page.unroute(/\/assets\/app-[^/]*\.js$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Profiles' })).toBeVisible();
});
