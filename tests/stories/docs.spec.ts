// oxlint-disable no-underscore-dangle -- Storybook's own name for its channel
import { expect, test, type Page } from '@playwright/test';
import { docsPages } from './storybook.ts';

const pages = await docsPages();

/** What must be on every page of a group. */
const headings: Record<string, string[]> = {
  Kit: ['When to use', 'When not to use', 'Anatomy', 'Do', 'Don’t', 'Keyboard', 'States'],
  Screens: ['Flow', 'States'],
};

/** The table of an anatomy whose picture is not in a frame. */
const measuredHere = '.mq-docs-anatomy:not(:has(iframe)) + table';

test('a docs page fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of ['kit-proposal-card--docs', 'screens-feed--docs']) {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    // Two workers load their first page at the same time.
    await expect(page.getByRole('article').or(page.locator('iframe')).first()).toBeVisible({ timeout: 20_000 });
    // The widest table is there once the parts are measured.
    const measured = page.locator(measuredHere);
    if (await measured.count()) await expect(measured).toContainText('×');
    await expect.soft(page.locator('html'), id).toHaveJSProperty('scrollWidth', 390);
  }
});

test('a docs page has its table of contents beside it, where both have room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/?path=/docs/kit-profile-card--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const contents = docs.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Without occupation' }).click({ timeout: 20_000 });
  await expect(page).toHaveURL(/#without-occupation$/);
  await expect(docs.getByRole('heading', { name: 'Without occupation' })).toBeInViewport();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(contents).toBeHidden();
  // The page of a foundation is one story, whose headings are those of the page.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/?path=/docs/foundations-writing--docs');
  await contents.getByRole('link', { name: 'Ask before an action with consequences' }).click({ timeout: 20_000 });
  await expect(docs.getByRole('heading', { name: 'Ask before an action with consequences' })).toBeInViewport();
});

test('a story on a docs page has the text of the product, not that of the page', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=kit-tabs--docs');
  await expect(page.locator('.mq-docs-anatomy').getByRole('tab').first()).toHaveCSS('font-size', '17px', {
    timeout: 20_000,
  });
});

test('a screen in another language has what its members write in that language', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=story&id=screens-proposals--received');
  const [english, arabic] = ['Imran Hashmi', 'عمران هاشمي'].map((name) => page.getByText(name).first());
  await expect(english!).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() =>
    globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { language: 'ar' } }),
  );
  await expect(arabic!).toBeVisible();
  await expect(english!).toBeHidden();
});

// Two documents that go from page to page are four times as quick as a document for each page.
for (const half of [0, 1]) {
  test(`every docs page shows its headings and stories, half ${half + 1}`, async ({ page }) => {
    test.setTimeout(360_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // stories in a frame are pages of their own, which stories.spec.ts shows
    await page.route(/viewMode=story/, (route) => route.abort());
    await page.goto(`/iframe.html?viewMode=docs&id=${pages[0]?.id}&globals=language:ar`);
    await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered'));
    for (const { id, title, anchors = [] } of pages.filter((_, at) => at % 2 === half)) {
      await test.step(title, async () => {
        await show(page, id);
        const [group = '', name = ''] = title.split('/');
        if (title !== 'Welcome')
          await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title.split('/').at(-1) ?? name);
        for (const heading of headings[group] ?? [])
          await expect.soft(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
        if (group === 'Screens') await expect.soft(page.locator('iframe')).toBeAttached();
        const stories = await page.locator('[data-story-block]').all();
        if (group === 'Kit' || group === 'Foundations') expect.soft(stories.length, title).toBeGreaterThan(0);
        for (const story of stories) {
          // a story that fails is replaced by its error message
          await expect.soft(story.locator('> [data-name], iframe'), title).toBeAttached();
        }
        // the table of contents leads to these
        await softly.poll(() => page.evaluate(headingsWithoutPlace), title).toEqual([]);
        // the search leads to these
        const places = anchors.flatMap((each) => each.id || []);
        await softly.poll(() => page.evaluate(missingOf, places), title).toEqual([]);
        // a selector of an anatomy that finds nothing; stories in frames are not loaded here
        const anatomy = page.locator(measuredHere);
        if (await anatomy.count()) await expect.soft(anatomy.locator('[data-is-missing]'), title).toHaveCount(0);
        expect.soft(errors.splice(0), title).toEqual([]);
      });
    }
  });
}

const softly = expect.configure({ soft: true });

/** The ids that no element of the page has, or several. */
const missingOf = (ids: string[]) =>
  ids.filter((id) => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length !== 1);

/** The headings of the page, not of its stories, that have no id, or that of another element. */
const headingsWithoutPlace = () =>
  [...document.querySelectorAll<HTMLElement>('.sbdocs-content :is(h2, h3, h4)')]
    .filter((each) => !each.closest('.docs-story, .sb-story'))
    .filter(({ id }) => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length !== 1)
    .map(({ textContent }) => textContent);

async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'docs' }),
    id,
  );
  await page.waitForFunction(
    (storyId) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered')?.[0] === storyId,
    id,
  );
}
