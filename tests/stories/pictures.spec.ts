import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compared, views, type ViewName } from './compared.ts';
import { frozenPage, openStory, switchScheme } from './open-story.ts';
import { unsupported } from './picture-browser.ts';

const pictures = Object.entries(compared).flatMap(([story, names]) =>
  names.map((name) => ({ story, name, file: `${story}-${name}.png` })),
);

test.skip(Boolean(unsupported), unsupported);

for (const { story, name, file } of pictures) {
  test(`${story}, ${name}`, async ({ context }) => {
    const { width, height, scheme, language }: (typeof views)[ViewName] = views[name];
    const page = await frozenPage(context);
    await page.setViewportSize({ width, height });
    await openStory(page, '', `screens-${story}`, language);
    await switchScheme(page, scheme);
    await expect(page).toHaveScreenshot(file);
  });
}

test('every stored picture is compared with a screen', () => {
  const stored = readdirSync(path.join(import.meta.dirname, 'pictures'));
  expect(stored.filter((picture) => !pictures.some(({ file }) => file === picture))).toEqual([]);
});
