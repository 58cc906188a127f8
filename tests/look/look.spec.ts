import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compared, views, type ViewName } from './compared.ts';
import { openStory, stillPage, switchScheme } from './open-story.ts';

const pictures = Object.entries(compared).flatMap(([story, names]) =>
  names.map((name) => ({ story, name, file: `${story}-${name}.png` })),
);

for (const { story, name, file } of pictures) {
  test(`${story}, ${name}`, async ({ context }) => {
    const { width, height, scheme, language }: (typeof views)[ViewName] = views[name];
    const page = await stillPage(context);
    await page.setViewportSize({ width, height });
    await openStory(page, '', `screens-${story}`, language);
    await switchScheme(page, scheme);
    await expect(page).toHaveScreenshot(file);
  });
}

test('no picture is kept that nothing is compared with', () => {
  const kept = readdirSync(path.join(import.meta.dirname, 'pictures'));
  expect(kept.filter((picture) => !pictures.some(({ file }) => file === picture))).toEqual([]);
});
