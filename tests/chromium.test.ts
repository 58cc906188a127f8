import { chromium } from '@playwright/test';
import { afterEach, expect, test, vi } from 'vitest';
import { chromiumOptions } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('a browser starts here and lays out text', async () => {
  const browser = await chromium.launch(await chromiumOptions());
  const page = await browser.newPage();
  await page.setContent('<span>As-salamu alaykum</span>');
  expect((await page.locator('span').boundingBox())?.width).toBeGreaterThan(50);
  await browser.close();
}, 60_000);

test('CHROMIUM_PATH comes first, and says so when nothing is there', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(chromiumOptions()).rejects.toThrow('CHROMIUM_PATH is /nowhere/chromium, and no browser starts there.');
});
