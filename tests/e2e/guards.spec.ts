import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { proveNumber } from './members.ts';

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

test('a user without a profile is sent to make one', async ({ newMember }) => {
  const { page } = await newMember('incomplete');
  await expectArrivals(page, [
    ...all(['/', '/verify-phone', ...forMembers], '/profile/create'),
    ...asTheyAre(['/profile/create', ...forEveryone]),
  ]);
});

test('a user whose phone is not verified is sent to verify it', async ({ newMember }) => {
  const { page } = await newMember('unverified');
  await expectArrivals(page, [
    ...all(['/', '/profile/create', ...forMembers], '/verify-phone'),
    ...asTheyAre(['/verify-phone', ...forEveryone]),
  ]);
});

test('a verified member may open every page', async ({ newMember, expectProblem }) => {
  expectProblem(404, /\/api\/v1\/profiles\//);
  const { page, profileId } = await newMember('verified');
  await expectArrivals(page, [
    ...all(['/', '/verify-phone'], '/feed'),
    // A profile is created once.
    ['/profile/create', '/edit-profile'],
    ...asTheyAre([...forMembers, `/profile/${profileId}`, ...forEveryone]),
  ]);
});

test('after verifying the phone, a member returns to the former page', async ({ newMember }) => {
  const { page, request, phoneNumber } = await newMember('unverified');
  await page.goto('/community');
  await expect(page).toHaveURL('/verify-phone');
  // Elsewhere, on another device.
  await proveNumber(request, phoneNumber);
  await page.reload();
  await expect(page).toHaveURL('/community');
});

test('the header and the menu offer what one may do', async ({ page, newMember }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);

  const common = ['Logout', 'Settings', 'Help', 'Privacy', 'Terms'];
  for (const [stage, path, entries] of [
    ['incomplete', '/profile/create', common],
    ['unverified', '/verify-phone', common],
    ['verified', '/feed', ['View Profile', 'Edit Profile', 'Saved profiles', ...common]],
  ] as const) {
    const { page: theirs } = await newMember(stage);
    await theirs.goto(path);
    await expect(theirs.getByRole('navigation', { name: 'Main' })).toHaveCount(stage === 'incomplete' ? 0 : 1);
    await theirs.getByRole('button', { name: 'Account menu' }).click();
    await expect(theirs.getByRole('menuitem')).toHaveText(entries);
  }
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

test('a profile that is not there, or not for one, is not found', async ({ newMember, expectProblem }) => {
  expectProblem(404, /\/api\/v1\/profiles\//);
  const sister = await newMember('verified');
  const { page } = await newMember('verified');
  for (const id of [someId, sister.profileId]) {
    await page.goto(`/profile/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible();
  }
});

test('the landing page says what a visitor wants to know', async ({ page }) => {
  await page.goto('/');
  for (const section of [
    'Features',
    'Privacy',
    'Marriage in Islam',
    'Beauty of Nikah',
    'How it Works',
    'Frequently asked questions',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { name: 'How it Works' })).toBeInViewport();
  const outside = page.getByRole('contentinfo').getByRole('link', { name: /Instagram/ });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(page.getByText(/Photos are neither required nor shown/)).toHaveCount(1);
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
