import { expect } from '@playwright/test';
import { test } from './story-page.ts';
import { stories } from './storybook.ts';

/** Every story is shown once: it plays to its end, does not scroll sideways, and axe finds nothing in it. */
for (const { id, title, state } of await stories()) {
  test(`${title}: ${state}`, async ({ storyPage }) => {
    expect(await storyPage.show(id)).toBe('');
  });
}
