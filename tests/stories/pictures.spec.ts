import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { compared, views, type ViewName } from './compared.ts';
import { unsupported } from './picture-browser.ts';
import { test } from './story-page.ts';

const pictures = Object.entries(compared).flatMap(([story, names]) =>
  names.map((view) => ({ story, view, file: `${story}-${view}.png` })),
);

for (const { story, view, file } of pictures) {
  test(`${story}, ${view satisfies ViewName}`, async ({ framedPage }) => {
    test.skip(Boolean(unsupported), unsupported);
    const { page, show } = await framedPage(view);
    const compare = async () => {
      await page.locator(`:root[data-mantine-color-scheme=${views[view].scheme}]`).waitFor();
      return expect(page)
        .toHaveScreenshot(file)
        .then(() => '', String);
    };
    expect(await show(`screens-${story}`, compare)).toBe('');
  });
}

test('every stored picture is compared with a screen', () => {
  const stored = readdirSync(path.join(import.meta.dirname, 'pictures'));
  expect(stored.filter((picture) => !pictures.some(({ file }) => file === picture))).toEqual([]);
});
