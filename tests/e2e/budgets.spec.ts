import path from 'node:path';
import type { Page } from '@playwright/test';
import { languageCookie } from '@mithaq/openapi/rules/cookies.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { measuredRoutes, measureRoute } from '../../web/budgets.ts';
import { expect, test } from './fixtures.ts';

const built = path.join(import.meta.dirname, '../../web/dist');
/** A list and a form, opened by a user of this stage; the other routes are measured in the same way. */
const visited = { '/feed': 'verified', '/profile/create': 'incomplete' } as const;
const arabicText = /\p{Script=Arabic}/u;
const arabicFont = /vazirmatn|naskh|nastaliq|amiri/;
const routeOf = (address: string) => measuredRoutes().find((route) => route.path === address)!; // it is a route

for (const [address, stage] of Object.entries(visited)) {
  test(`${address} fetches the scripts that are measured for it, and Arabic fonts only for Arabic text`, async ({
    newMember,
    baseURL,
  }) => {
    const { page } = await newMember(stage);
    const { firstView, afterIdle } = await measureRoute(routeOf(address), 'en', built);
    const { scripts, fonts } = await visit(page, address, `${baseURL}/`, firstView);
    expect([...scripts.keys()].filter((file) => !afterIdle.has(file))).toEqual([]);
    for (const [file, bytes] of scripts) expect([file, bytes]).toEqual([file, afterIdle.get(file)]);
    // A card further down, whose fonts are not fetched yet, may have Arabic text.
    if (!arabicText.test(await page.locator('body').innerText()))
      expect(fonts.filter((font) => arabicFont.test(font))).toEqual([]);
  });
}

test('/verify-phone fetches Firebase while the number is typed, and what finds a missing country code', async ({
  newMember,
  baseURL,
}) => {
  const { page } = await newMember('unverified');
  const { firstView, afterIdle, apart } = await measureRoute(routeOf('/verify-phone'), 'en', built);
  await visit(page, '/verify-phone', `${baseURL}/`, firstView);
  const fetched: string[] = [];
  page.on(
    'requestfinished',
    (request) => request.resourceType() === 'script' && fetched.push(request.url().replace(`${baseURL}/`, '')),
  );
  await page.getByRole('textbox', { name: 'Phone number' }).pressSequentially('9849012345');
  expect(apart.size).toBeGreaterThan(0);
  // The next page may be prefetched meanwhile.
  await expect
    .poll(() => fetched.filter((file) => !afterIdle.has(file)).toSorted())
    .toEqual([...apart.keys()].filter((file) => /identity-service|suggest-number/.test(file)).toSorted());
});

test('another language fetches its own catalogs and no English ones', async ({ newMember, baseURL }) => {
  const { page } = await newMember('verified');
  await page.context().addCookies([{ name: languageCookie, value: 'ur' satisfies Language, url: baseURL ?? '' }]);
  const { firstView, afterIdle, apart } = await measureRoute(routeOf('/for-you'), 'ur', built);
  const { scripts, fonts } = await visit(page, '/for-you', `${baseURL}/`, firstView);
  expect(fonts.some((font) => arabicFont.test(font))).toBe(true);
  expect([...scripts.keys()].filter((file) => !afterIdle.has(file) && !apart.has(file))).toEqual([]);
});

/** Opens a page, waits until it has the scripts of its first view and is idle, and returns its scripts with their sizes on the network, and its fonts. */
async function visit(
  page: Page,
  address: string,
  origin: string,
  firstView: ReadonlyMap<string, unknown>,
): Promise<{ scripts: Map<string, number>; fonts: string[] }> {
  const fetched = new Set<string>();
  const scripts: Promise<[string, number]>[] = [];
  const fonts: string[] = [];
  // Later ones are fetched when somebody types; the page may be closed before they are measured.
  let isMeasuring = true;
  page.on('requestfinished', (request) => {
    if (!isMeasuring) return;
    const file = request.url().replace(origin, '');
    if (request.resourceType() === 'script') {
      fetched.add(file);
      scripts.push(request.sizes().then(({ responseBodySize }) => [file, responseBodySize]));
    }
    if (request.resourceType() === 'font') fonts.push(file);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toBeVisible();
  // The container of the notifications is the last part that a page fetches without input.
  await expect.poll(() => page.locator('[role=status] .mantine-Notifications-root').count()).toBeGreaterThan(0);
  await expect.poll(() => [...firstView.keys()].filter((file) => !fetched.has(file))).toEqual([]);
  isMeasuring = false;
  return { scripts: new Map(await Promise.all(scripts)), fonts };
}
