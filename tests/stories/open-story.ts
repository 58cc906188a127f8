// oxlint-disable no-underscore-dangle -- Storybook's own name for its channel
import type { BrowserContext, Page } from '@playwright/test';

/** The day on which every picture is taken. */
const today = new Date('2026-11-20T09:00:00Z');

/** Storybook's channel in the page, which keeps the last of each event (storybook/internal/channels). */
interface Channel {
  last: (event: string) => unknown[] | undefined;
  on: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: object) => void;
}

/** The end of a story, with the violations that axe has found. */
interface StoryEnd {
  storyId: string;
  status: 'success' | 'error';
  reporters: {
    result: { violations?: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] };
  }[];
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

/** Opens the frame of stories, before the first one. `globals` are those of its address, such as `language:ar`. */
export async function openStorybook(page: Page, url: string, globals = ''): Promise<void> {
  await page.goto(`${url}/iframe.html?viewMode=docs&id=welcome--docs&globals=${globals}`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered'));
}

/**
 * Shows another story than the one before, in the same document: that is quicker than a document for each. Returns, when its
 * play function and its checks have ended, what is wrong with it; an empty text when nothing is.
 */
export async function showStory(page: Page, id: string): Promise<string> {
  const wrong = await page.evaluate(async (storyId) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__!; // openStorybook has waited for it
    const thrown: unknown[] = [];
    for (const event of ['storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'])
      channel.on(event, (error) => thrown.push(error));
    for (const event of ['storyMissing', 'storyErrored']) channel.on(event, () => thrown.push({ message: event }));
    const end = await new Promise<StoryEnd | undefined>((resolve) => {
      channel.on('storyMissing', () => resolve(undefined));
      channel.on('storyFinished', (finished) => {
        if ((finished as StoryEnd).storyId === storyId) resolve(finished as StoryEnd); // Storybook's own event
      });
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    await document.fonts.ready;
    if (thrown.length > 0)
      return thrown.map((error) => Reflect.get(Object(error), 'message') ?? JSON.stringify(error)).join('\n');
    const violations = end?.reporters.flatMap(({ result }) => result.violations ?? []) ?? [];
    const places = violations.flatMap(({ id: rule, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${rule} at ${String(target)}. ${failureSummary ?? ''}`),
    );
    return end?.status === 'success' ? '' : places.join('\n') || 'A check of the story failed.';
  }, id);
  return wrong;
}

/** Shows the open story in this color scheme. */
export async function switchScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.locator(`:root[data-mantine-color-scheme=${scheme}]`).waitFor();
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
