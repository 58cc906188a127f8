import { expect, test } from '@playwright/test';
import { unsupported } from './picture-browser.ts';
import { docsPages } from './storybook.ts';

test.skip(Boolean(unsupported), unsupported);

for (const { id, title } of await docsPages()) {
  test(`the docs page of ${title} shows its stories`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // stories in a frame are pages of their own, which vitest tests
    await page.route(/viewMode=story/, (route) => route.abort());
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const stories = page.locator('[data-story-block]');
    if (title !== 'Welcome') await expect(stories.first()).toBeAttached();
    for (const story of await stories.all()) {
      // a story that fails is replaced by its error message
      await expect(story.locator('> [data-name], iframe')).toBeAttached();
    }
    expect(errors).toEqual([]);
  });
}
