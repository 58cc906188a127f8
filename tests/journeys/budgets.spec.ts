import path from 'node:path';
import type { Page } from '@playwright/test';
import { languageCookie, type Language } from '@mithaq/openapi/rules/language.ts';
import { budgets, weigh } from '../../web/budgets.ts';
import { expect, test } from './journey.ts';

const built = path.join(import.meta.dirname, '../../web/dist');
const reached: Record<string, 'incomplete' | 'unverified'> = {
  '/profile/create': 'incomplete',
  '/verify-phone': 'unverified',
};
const arabicFont = /vazirmatn|naskh|amiri/;

for (const [route, budget] of Object.entries(budgets)) {
  test(`${route} fetches the scripts that are weighed for it, and Arabic fonts only for Arabic`, async ({
    someone,
    baseURL,
  }) => {
    const other = await someone('verified', { profile: { gender: 'MALE' } });
    const { page } = await someone(reached[route] ?? 'verified');
    const { scripts, fonts } = await visit(page, route.replace(':profileId', other.profileId), `${baseURL}/`);
    const { route: own } = await weigh(budget, 'en', built);
    expect(Object.fromEntries(scripts)).toEqual(Object.fromEntries(own.files));
    const hasArabic = /\p{Script=Arabic}/u.test(await page.locator('body').innerText());
    expect(fonts.filter((font) => arabicFont.test(font)).length > 0).toBe(hasArabic);
  });
}

test('what is weighed apart for /verify-phone comes while the number is typed', async ({ someone, baseURL }) => {
  const { page } = await someone('unverified');
  await visit(page, '/verify-phone', `${baseURL}/`);
  const fetched: string[] = [];
  page.on(
    'requestfinished',
    (request) => request.resourceType() === 'script' && fetched.push(request.url().replace(`${baseURL}/`, '')),
  );
  await page.getByRole('textbox', { name: 'Phone number' }).pressSequentially('+99');
  const { apart } = await weigh(budgets['/verify-phone']!, 'en', built); // it has one: the test above walks through them all
  await expect.poll(() => fetched.toSorted()).toEqual([...apart.files.keys()].toSorted());
});

test('another language fetches its words, and no English ones', async ({ someone, baseURL }) => {
  const { page } = await someone('verified');
  await page.context().addCookies([{ name: languageCookie, value: 'ur' satisfies Language, url: baseURL ?? '' }]);
  const { scripts } = await visit(page, '/for-you', `${baseURL}/`);
  const feed = budgets['/for-you'];
  if (!feed) throw new Error('/for-you has no budget.');
  expect(Object.fromEntries(scripts)).toEqual(Object.fromEntries((await weigh(feed, 'ur', built)).route.files));
});

/** Opens a page and lets it come to rest; gives the scripts it fetched, with what they weighed on their way, and its fonts. */
async function visit(
  page: Page,
  address: string,
  origin: string,
): Promise<{ scripts: Map<string, number>; fonts: string[] }> {
  const scripts: Promise<[string, number]>[] = [];
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    const file = request.url().replace(origin, '');
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => [file, responseBodySize]));
    if (request.resourceType() === 'font') fonts.push(file);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toBeVisible();
  await page.waitForLoadState('networkidle'); // what a page fetches by itself, it fetches when it is left alone
  return { scripts: new Map(await Promise.all(scripts)), fonts };
}
