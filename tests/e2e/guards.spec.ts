import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A path, and the path that is then shown. */
type Destination = [path: string, arrival: string];

const someId = '01980000-0000-7000-8000-000000000000';
const forMembers = [
  '/for-you',
  '/feed',
  '/community',
  '/proposals',
  `/profile/${someId}`,
  '/my-profile',
  '/edit-profile',
];
const forEveryone = ['/privacy-policy', '/terms-of-service', '/profile-creation-guide'];

const all = (paths: string[], arrival: string): Destination[] => paths.map((path) => [path, arrival]);
const asTheyAre = (paths: string[]): Destination[] => paths.map((path) => [path, path]);

test('a visitor sees the public pages, and is sent to the landing page otherwise', async ({ page }) => {
  await expectArrivals(page, [
    ...all([...forMembers, '/profile/create', '/verify-phone'], '/'),
    ...asTheyAre(['/', ...forEveryone]),
  ]);
});

test('no other path is a page', async ({ page, newMember }) => {
  const { page: hers } = await newMember('verified');
  for (const [someonesPage, home] of [
    [page, '/'],
    [hers, '/for-you'],
  ] as const) {
    expect((await someonesPage.goto('/no/such/page'))?.status()).toBe(404);
    await expect(someonesPage.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await someonesPage.getByRole('button', { name: 'Go to Home' }).click();
    await expect(someonesPage).toHaveURL(home);
  }
});

async function expectArrivals(page: Page, arrivals: Destination[]): Promise<void> {
  for (const [path, arrival] of arrivals) {
    await test.step(`${path} -> ${arrival}`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(arrival);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
}
