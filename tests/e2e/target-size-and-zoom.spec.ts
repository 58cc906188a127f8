import type { Locator, Page } from '@playwright/test';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { propose, type Member } from './members.ts';

/** Target size (44 px) and visible focus on every page: WCAG 2.2, 2.4.11, 2.5.5. Stories check reflow and text size. */
const least = 44;

const ofVisitors = ['/', '/privacy-policy', '/terms-of-service', '/profile-creation-guide', '/no/such/page'];
const ofMembers = ['/for-you', '/feed', '/community', '/proposals', '/my-profile', '/edit-profile'];

/** Opens every page, one after the other, and waits until it is idle. */
async function visit(page: Page, paths: string[], look: (path: string) => Promise<void>): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      if (path === '/feed' || path === '/for-you') await expect(cards(page).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await look(path);
    });
  }
}

type NewMember = (stage: 'verified', wishes?: { profile: { gender: 'MALE' } }) => Promise<Member & { page: Page }>;

/** A member with a proposal that waits and one that was accepted, and the address of someone's profile. */
async function settledMember(newMember: NewMember): Promise<{ page: Page; paths: string[] }> {
  const maryam = await newMember('verified');
  const [waiting, accepted, other] = await Promise.all(
    [0, 1, 2].map(async () => newMember('verified', { profile: { gender: 'MALE' } })),
  );
  await propose(waiting!, maryam);
  await propose(accepted!, maryam, 'ACCEPTED');
  return { page: maryam.page, paths: [...ofMembers, `/profile/${other!.profileId}`] };
}

const readers = {
  visitors: async (page: Page) => ({ page, paths: ofVisitors }),
  members: async (_page: Page, newMember: NewMember) => settledMember(newMember),
};

for (const [name, open] of Object.entries(readers))
  test.describe(`pages of ${name}`, () => {
    test('can be tapped, show the focus, and do not move when reduced motion is preferred', async ({
      newMember,
      page: visitor,
    }) => {
      test.slow(); // every page, each with up to 40 presses of Tab
      const { page, paths } = await open(visitor, newMember);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 700 });
      await visit(page, paths, async (path) => {
        expect.soft(await page.evaluate(running), `${path}: moves`).toEqual([]);
        expect.soft(await page.evaluate(tooSmall, least), `${path}: smaller than ${least} px`).toEqual([]);
        const hidden: string[] = [];
        for (let presses = 0; presses < 40; presses++) {
          await page.keyboard.press('Tab');
          const focus = await page.evaluate(focusNow);
          if (focus.isBody) break;
          if (focus.isHidden) hidden.push(focus.name);
        }
        expect.soft(hidden, `${path}: hidden by header, tabs or bar while focused`).toEqual([]);
      });
    });
  });

test('the bars at the bottom of a profile take little of the window, or the action is in the page', async ({
  newMember,
}) => {
  const { page } = await newMember('verified');
  const { profileId } = await newMember('verified', { profile: { gender: 'MALE' } });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/profile/${profileId}`);
  const send = page.getByRole('button', { name: 'Send Proposal' });
  await expect(send).toBeInViewport();
  for (const language of ['en', 'ar', 'ur']) {
    await page.context().addCookies([{ name: 'mithaq_language', value: language, url: page.url() }]);
    await page.reload();
    const action = page.locator('[data-sticky-bar] button');
    await expect(action).toBeInViewport({ ratio: 1 });
    // With the space around the button.
    // The labels of the tabs are higher in Nastaliq.
    const most = language === 'ur' ? 132 : 120;
    await expect.poll(async () => 740 - ((await action.boundingBox())?.y ?? 0) + 6, language).toBeLessThanOrEqual(most);
  }
  await page.context().addCookies([{ name: 'mithaq_language', value: 'en', url: page.url() }]);
  await page.reload();
  await expect(send).toBeInViewport();

  // On a small phone with larger letters it still leaves room to read.
  await page.setViewportSize({ width: 360, height: 560 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = '130%'));
  await expect(send).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  await expect(send).not.toBeInViewport();
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect.poll(async () => (await tabs.boundingBox())?.height).toBeLessThanOrEqual(740 / 4);
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  await expect(send).toBeInViewport();
  // In a wide window the action is in the tab bar, which stays slim.
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(async () => (await tabs.boundingBox())?.height).toBeLessThanOrEqual(64);
  const isInBar = async (height: number) => {
    const [action, bar] = await Promise.all([send.boundingBox(), tabs.boundingBox()]);
    expect(action!.y).toBeGreaterThan(bar!.y);
    expect(action!.y + action!.height).toBeLessThan(height);
  };
  await expect(() => isInBar(768)).toPass();
  // So it does with the letters of the browser at 150 %, which media queries count as well.
  await setLetters(page, 1.5);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await tabs.boundingBox())?.height).toBeLessThanOrEqual(800 * 0.12);
  await expect(() => isInBar(800)).toPass();
});

test('a member sees the focus in the footer of a public page, above the tabs', async ({ newMember }) => {
  const { page } = await newMember('verified');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/profile-creation-guide', '/privacy-policy']) {
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: '@' }).focus();
    await expect(async () => expect((await page.evaluate(focusNow)).isHidden, path).toBe(false)).toPass();
  }
});

test('in a very low window the tabs are the last part of the page', async ({ newMember }) => {
  const { page } = await newMember('verified');
  const { profileId } = await newMember('verified', { profile: { gender: 'MALE' } });
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto(`/profile/${profileId}`);
  const name = page.getByRole('heading', { level: 1 });
  await name.evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  expect((await page.evaluate(focusNow)).isHidden).toBe(false);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(tabs).not.toBeInViewport();
  // It comes last, and moves what is below it.
  await expect(page.getByRole('heading', { name: 'How you fit' })).toBeAttached();
  await tabs.getByRole('link').last().focus();
  await expect(tabs).toBeInViewport();
  // The page needs no room for a bar that covers nothing.
  await expect(page.locator('html')).toHaveCSS('--mq-tab-bar-height', '0px');
});

test('in a low window nothing covers a filter that has the focus', async ({ newMember }) => {
  const { page } = await newMember('verified');
  // A laptop at a zoom of 150 %.
  await page.setViewportSize({ width: 853, height: 533 });
  for (const language of ['en', 'ar']) {
    await page.context().addCookies([{ name: 'mithaq_language', value: language, domain: 'localhost', path: '/' }]);
    await page.goto('/feed?minAge=24&maxAge=30&country=India');
    const buttons = page.getByRole('main').getByRole('group').first().getByRole('button');
    await expect(buttons).toHaveCount(11);
    await buttons.first().focus();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 1; presses < 11; presses++) {
        await page.keyboard.press(key);
        const focused = page.locator(':focus');
        if (!(await focused.evaluate(isWhole))) covered.push(`${key}: ${await focused.innerText()}`);
      }
    await expect(buttons.first()).toBeFocused();
    expect(covered, language).toEqual([]);
  }
});

test('in the colors of the system a disabled switch looks disabled', async ({ newMember }) => {
  const { page } = await newMember('verified');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/settings');
  const choice = page.getByRole('switch', { name: 'New people in For You, once a week' });
  await expect(choice).toBeEnabled();
  const edge = () => choice.evaluate((input) => getComputedStyle(input.nextElementSibling!).borderTopColor); // its track
  const enabled = await edge();
  await choice.evaluate((input: HTMLInputElement) => void (input.disabled = true));
  await expect.poll(edge).not.toBe(enabled);
});

test('with larger letters on a small phone, the tabs stay one row and nothing covers the words of a proposal', async ({
  newMember,
}) => {
  const { page } = await newMember('verified');
  const { profileId } = await newMember('verified', { profile: { gender: 'MALE' } });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/profile/${profileId}`);
  for (const language of ['ar', 'ur', 'en']) {
    await page.context().addCookies([{ name: 'mithaq_language', value: language, url: page.url() }]);
    await page.reload();
    await page.evaluate(() => void (document.documentElement.style.fontSize = '125%'));
    const tabs = page.locator('[data-tab-bar] a');
    const tops = async () =>
      new Set(await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top)));
    await expect.poll(async () => (await tops()).size, language).toBe(1);
    await expect
      .poll(() => tabs.evaluateAll((all) => all.every((tab) => tab.scrollWidth <= tab.clientWidth)), language)
      .toBe(true);
    // The icons follow the letters.
    expect((await tabs.locator('svg').first().boundingBox())!.height, language).toBe(22 * 1.25);
  }
  await page.getByRole('button', { name: 'Send Proposal' }).click();
  // In a low window the sentences have the room of the seals.
  await expect(page.getByRole('dialog').locator('svg').first()).toBeHidden();
  // The buttons stay in sight; the field that has the focus is whole and above them.
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  const words = dialog.getByRole('textbox', { name: /^A few words to/ });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  // So is the first line to write in, before one scrolls.
  await expect(async () => {
    const [field, button] = await Promise.all([words.boundingBox(), confirm.boundingBox()]);
    expect(field!.y + 48).toBeLessThan(button!.y);
  }).toPass();
  await words.focus();
  await expect(async () => {
    const [field, button, name] = await Promise.all([
      words.boundingBox(),
      confirm.boundingBox(),
      dialog.getByRole('heading').boundingBox(),
    ]);
    // The title too.
    expect(name!.y).toBeGreaterThanOrEqual(0);
    expect(field!.y).toBeGreaterThan(name!.y + name!.height);
    expect(field!.y + field!.height).toBeLessThan(button!.y);
  }).toPass();
  // With still larger ones the two would leave it hardly a line, so that the dialog scrolls as a whole.
  await page.evaluate(() => void (document.documentElement.style.fontSize = '150%'));
  await dialog.getByRole('heading').focus();
  await expect(confirm).not.toBeInViewport();
});

test('in Urdu with larger letters on a small phone, the form begins with a field, and a proposal is read and accepted', async ({
  newMember,
}) => {
  const open = async (page: Page, path: string) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.context().addCookies([{ name: 'mithaq_language', value: 'ur', domain: 'localhost', path: '/' }]);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '130%')),
    );
    await page.goto(path);
  };
  // The button is below the search, whose words it would cut.
  const reader = (await newMember('verified')).page;
  await open(reader, '/feed');
  const filters = reader.locator('main button[aria-haspopup=dialog]:visible').first();
  await reader.evaluate(() => void (document.documentElement.style.fontSize = '150%'));
  await expect(async () => {
    const [search, button] = await Promise.all([reader.getByRole('search').boundingBox(), filters.boundingBox()]);
    expect(button!.y).toBeGreaterThanOrEqual(search!.y + search!.height);
  }).toPass();

  const newcomer = await newMember('incomplete');
  await open(newcomer.page, '/profile/create');
  const field = newcomer.page.getByRole('combobox').first();
  await expect(field).toBeInViewport({ ratio: 1 });
  // It cuts what reaches out of its line: the bar of the letter that makes of Birmingham a word that is none.
  await expect(async () => expect(await roomAroundTallWord(field)).toBeGreaterThan(0)).toPass();

  const aboutMe = 'I teach at a small school and like long walks. '.repeat(4).trim();
  const her = await newMember('verified', { profile: { fullName: 'Khadijatulkubra Siddiqui', aboutMe } });
  const him = await newMember('verified', { profile: { gender: 'MALE' } });
  await propose(her, him);
  const { page } = him;
  await open(page, `/profile/${her.profileId}`);
  const name = page.getByRole('heading', { level: 1 }).locator('bdi');
  await expect.poll(() => name.evaluate((words) => words.getClientRects().length)).toBeLessThanOrEqual(2);
  const lines = await page.getByText(aboutMe).evaluate((words) => {
    const { lineHeight, fontSize } = getComputedStyle(words);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(lines, 'Latin words in the lines of Nastaliq').toBeLessThan(1.6);
  const accept = page.getByRole('button', { name: 'قبول کریں' });
  expect((await accept.boundingBox())!.height).toBeLessThan(640 / 8);
  await accept.click();
  await page.getByRole('button', { name: 'تصدیق کریں' }).click();
  expect((await page.locator('[data-notice]').boundingBox())!.height).toBeLessThan(640 * 0.22);
});

/** Sets the size of letters in the settings of Chromium, as a share of the usual 16 px. */
async function setLetters(page: Page, share: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * share } });
}

/** In the page: the visible animations that run longer than a millisecond. */
function running(): string[] {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 1,
    )
    .map(({ id }) => id || 'an animation');
}

/** In the page: controls that are smaller than a finger. Links within a sentence are exempt (WCAG 2.5.8). */
function tooSmall(limit: number): string[] {
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  return [
    ...document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), textarea, select, summary, [role=tab], [role=switch]',
    ),
  ]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isInSentence(element),
    )
    .map((element) => {
      // A chip's own box is its label, and a press on the box of a MultiSelect reaches its input; a link that covers its card is as
      // large as the card.
      const target = element.matches('input')
        ? (element.closest('label, .mantine-MultiSelect-input') ?? element)
        : element;
      const { width, height } = target.getBoundingClientRect();
      const cover = getComputedStyle(element, '::after');
      const covers = cover.position === 'absolute' && cover.content !== 'none';
      return {
        element,
        width: covers ? Math.max(width, Number.parseFloat(cover.width)) : width,
        height: covers ? Math.max(height, Number.parseFloat(cover.height)) : height,
      };
    })
    .filter(({ width, height }) => width > 1 && height > 1 && (width < limit - 0.5 || height < limit - 0.5))
    .map(
      ({ element, width, height }) =>
        `${element.tagName} "${element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 40)}" ${Math.round(width)}x${Math.round(height)}`,
    );
}

/** In the page: the element with the focus, and whether other elements cover all of it. */
function focusNow(): { name: string; isHidden: boolean; isBody: boolean } {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', isHidden: false, isBody: true };
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.15, 0.5, 0.85].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const isSeen = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return (
      there !== null &&
      (element.contains(there) || there.contains(element) || (element.closest('label')?.contains(there) ?? false))
    );
  });
  return {
    name: `${element.tagName} "${element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 40)}"`,
    isHidden: !isSeen,
    isBody: false,
  };
}

/** In the page: whether nothing covers or cuts either end of an element. */
function isWhole(element: Element): boolean {
  const { left, right, top, height } = element.getBoundingClientRect();
  return [left + 1, right - 1].every((x) => element.contains(document.elementFromPoint(x, top + height / 2)));
}

/** How far the tallest word of Urdu stays within the line of a field, in px: at its top or at its foot, where it is nearer. */
function roomAroundTallWord(field: Locator): Promise<number> {
  return field.evaluate((input) => {
    const { fontSize, fontFamily, lineHeight } = getComputedStyle(input);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `${fontSize} ${fontFamily}`;
    const word = context.measureText('برمنگھم');
    const height = Number.parseFloat(lineHeight);
    const baseline = (height + word.fontBoundingBoxAscent - word.fontBoundingBoxDescent) / 2;
    return Math.min(baseline - word.actualBoundingBoxAscent, height - baseline - word.actualBoundingBoxDescent);
  });
}
