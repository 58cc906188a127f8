// oxlint-disable no-underscore-dangle -- Storybook's own name for its channel
import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@mithaq/openapi/rules/language.ts';

/** The day on which every picture is taken. */
const today = new Date('2026-11-20T09:00:00Z');

/** Storybook's channel in the page, which keeps the last of each event (storybook/internal/channels). */
interface Channel {
  last: (event: string) => unknown[] | undefined;
  emit: (event: string, data: object) => void;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
}

/** Opens a page whose clock is fixed and in which nothing moves. */
export async function frozenPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.clock.setFixedTime(today);
  // Toasts disappear after five seconds; in a picture they stay.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, after?: number, ...given: unknown[]) =>
        after === 5000 ? 0 : setTimeout(act, after, ...given),
    });
  });
  return page;
}

/** Opens a story in a new document, and waits for the end of its play function and for its fonts. */
export async function openStory(page: Page, url: string, id: string, language: Language): Promise<void> {
  // accessibility is checked where stories run as tests
  await page.goto(
    `${url}/iframe.html?viewMode=story&id=${id}&globals=scheme:device;language:${language};a11y.manual:!true`,
  );
  await untilFinished(page, id);
}

/** Switches to another story in the same document, which is quicker. */
export async function switchStory(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  );
  await untilFinished(page, id);
}

/** Shows the open story in this color scheme. */
export async function switchScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.locator(`:root[data-mantine-color-scheme=${scheme}]`).waitFor();
}

async function untilFinished(page: Page, id: string): Promise<void> {
  const outcome = await page.waitForFunction((storyId) => {
    const last = (event: string) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0];
    const failure = ['storyThrewException', 'storyErrored', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying']
      .map(last)
      .find((thrown) => thrown !== undefined);
    if (failure !== undefined)
      return { failure: String(Reflect.get(Object(failure), 'message') ?? JSON.stringify(failure)) };
    const finished = last('storyFinished');
    if (finished === undefined || Reflect.get(Object(finished), 'storyId') !== storyId) return undefined;
    return { failure: Reflect.get(Object(finished), 'status') === 'success' ? undefined : 'its play function failed' };
  }, id);
  const failure = (await outcome.jsonValue())?.failure;
  if (failure !== undefined) throw new Error(`${id} does not finish: ${failure}`);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * Makes the window as high as the page, so that fixed bars are at its bottom. With a dialog or a menu open the window keeps
 * its size, because the picture is of the dialog and not of the page.
 */
export async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(() =>
    document.querySelector('[role=dialog], [role=menu]') ? 0 : document.documentElement.scrollHeight,
  );
  if (whole > height) await page.setViewportSize({ width, height: whole });
}
