import { expect } from '@playwright/test';
import { test } from './story-page.ts';
import { stories } from './storybook.ts';

/** Every story is shown once: it plays to its end, does not scroll sideways, and axe finds nothing in it. */
for (const { id, title, state, file } of await stories()) {
  test(`${title}: ${state}`, async ({ storyPage }) => {
    expect(await storyPage.show(id), file).toBe('');
  });
}

test('a screen that is opened by its address, before any other, has its mock backend', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=story&id=screens-feed--many');
  await expect(page.getByRole('heading', { level: 1 }).last()).toHaveText('Explore Profiles', { timeout: 20_000 });
});
