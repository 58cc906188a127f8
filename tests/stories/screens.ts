import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { serveStorybook } from '../../.storybook/static-server.ts';
import { chromiumOptions } from '../chromium.ts';
import { folder, pictureOf, schemes, widths, writeSheet, type Picture } from './contact-sheet.ts';
import { frozenPage, openStorybook, showStory, showWhole, switchScheme } from './open-story.ts';
import { pictureBrowser } from './picture-browser.ts';
import { screenStories } from './storybook.ts';

/**
 * `npm run screens` takes a picture of every screen in every state, width and color scheme, and makes one contact sheet.
 * `-- feed` takes only screens and states with that word in their names; `-- --rtl` takes them in Arabic; `-- --update`
 * replaces the pictures with which `npm test` compares.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rtl: { type: 'boolean', default: false }, update: { type: 'boolean', default: false } },
});
const [word = ''] = positionals;
const language = values.rtl ? 'ar' : 'en';

if (values.update) {
  const config = path.join(import.meta.dirname, 'playwright.config.ts');
  const compare = spawn(
    'playwright',
    ['test', '--config', config, '--update-snapshots', ...(word ? ['--grep', word] : [])],
    { stdio: 'inherit', env: { ...process.env, VISUAL: 'required' } },
  );
  [process.exitCode] = (await once(compare, 'exit')) as [number]; // child_process documents it
} else {
  process.exitCode = (await takePictures()) === 0 ? 0 : 1;
}

/** Returns the number of stories that could not be photographed. */
async function takePictures(): Promise<number> {
  const stories = await screenStories();
  const wanted = stories.filter(({ screen, state }) => `${screen} ${state}`.toLowerCase().includes(word.toLowerCase()));
  if (wanted.length === 0) console.log(`No screen and no state has "${word}" in its name.`);
  const rounds = Object.values(Object.groupBy(wanted, ({ screen }) => screen)).flatMap((states = []) =>
    widths.map((width) => ({ width, ids: states.map(({ id }) => id) })),
  );
  const progress = createProgress(wanted.length * widths.length * schemes.length);
  const server = await serveStorybook();
  const browser = await chromium.launch((await pictureBrowser()) ?? (await chromiumOptions()));
  try {
    await mkdir(path.join(folder, 'pictures'), { recursive: true });
    const queue = rounds.values();
    const workers = Array.from({ length: Math.min(4, os.availableParallelism()) }, async () => {
      for (const { width, ids } of queue) await takeStates(browser, server.url, width, ids, progress);
    });
    await Promise.all(workers);
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`\nThe contact sheet: ${await writeSheet(stories, language)}`);
  return progress.failures();
}

/** Takes the states of one screen at one width, one after another in one page; after a failure in a new page. */
async function takeStates(
  browser: Browser,
  url: string,
  width: Picture['width'],
  ids: string[],
  progress: Progress,
): Promise<void> {
  const window = { width, height: Math.min(1000, Math.max(640, width * 2)) };
  const context = await browser.newContext({ viewport: window });
  let page: Page | undefined;
  for (const id of ids) {
    try {
      await page?.setViewportSize(window);
      if (!page) await openStorybook((page = await frozenPage(context)), url, `scheme:device;language:${language}`);
      const wrong = await showStory(page, id);
      if (wrong) throw new Error(wrong);
      await showWhole(page);
      for (const scheme of schemes) {
        await switchScheme(page, scheme);
        await page.screenshot({
          path: pictureOf({ id, width, scheme, language }),
          type: 'jpeg',
          quality: 70,
          animations: 'disabled',
        });
        progress.taken();
      }
    } catch (error) {
      progress.failed(`${id} at ${width}: ${String(error)}`);
      await page?.close();
      page = undefined;
    }
  }
  await context.close();
}

type Progress = ReturnType<typeof createProgress>;

/** Shows `120 of 900`, in one line of a terminal. */
function createProgress(all: number) {
  let [taken, failed] = [0, 0];
  return {
    taken() {
      taken += 1;
      if (process.stdout.isTTY) process.stdout.write(`\r${taken} of ${all}`);
      else if (taken % 50 === 0 || taken === all) console.log(`${taken} of ${all}`);
    },
    failed(message: string) {
      failed += 1;
      console.error(`\n${message}`);
    },
    failures: () => failed,
  };
}
