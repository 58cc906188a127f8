import type { Page } from '@playwright/test';
import { cardOf, cards, findCard } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { languageCookie } from '@mithaq/openapi/rules/cookies.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { firstNameOf } from './people.ts';

const man = { profile: { gender: 'MALE' } } as const;

test('the Feed loads nine more at its end, with skeletons meanwhile', async ({ newMember }) => {
  const { page } = await newMember('verified');
  const first = await held(page, /feed\?(?!.*cursor)/);
  await page.goto('/feed');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Profiles' })).toBeVisible();
  await expect(skeletons(page)).toHaveCount(6);
  await expect(cards(page)).toHaveCount(0);

  const second = await held(page, /feed\?.*cursor=/);
  first.release();
  await expect(cards(page)).toHaveCount(9);
  await cards(page).last().scrollIntoViewIfNeeded();
  await second.isAsked;
  await expect(skeletons(page)).toHaveCount(6);
  second.release();
  await expect(cards(page)).toHaveCount(18);
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBeGreaterThanOrEqual(36);
  }).toPass();
});

test('a card shows what the specification requires', async ({ newMember }) => {
  const maryam = await newMember('verified', {
    profile: {
      occupation: 'Na',
      aboutMe: 'A long word of introduction. '.repeat(30),
      tags: ['FAMILY_ORIENTED', 'ACTIVE_LIFESTYLE', 'TRAVELER'],
    },
  });
  const { page } = await newMember('verified', man);
  await page.goto('/feed');
  const card = await findCard(page, firstNameOf(maryam));
  const age = new Date().getUTCFullYear() - 1998;
  for (const words of [
    `NH-${maryam.profileId.slice(-8)}`,
    `${age} years`,
    'Hyderabad',
    'Family oriented',
    'Active lifestyle',
    'Traveler',
    'MBBS',
  ])
    await expect(card).toContainText(words);
  await expect(card).not.toContainText('Siddiqui');
  await expect(card.getByText('Na', { exact: true })).toHaveCount(0);
  const lines = await card
    .getByText('A long word of introduction.')
    .evaluate((words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
  expect(Math.round(lines)).toBe(3);
});

test('two cards fit on a phone, and a card that was read says so @phone', async ({ newMember, baseURL }) => {
  const { page } = await newMember('verified');
  await page.setViewportSize({ width: 360, height: 740 });
  // The lines of Nastaliq are far apart: in Urdu one card fits, and the beginning of the next.
  for (const language of ['ar', 'en'] satisfies Language[]) {
    await page.context().addCookies([{ name: languageCookie, value: language, url: baseURL ?? '' }]);
    for (const path of ['/feed', '/for-you']) {
      await page.goto(path);
      await expect(cards(page).nth(8)).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      // The line of For You between those that fit and the others has its own height.
      const pairs = await cards(page).evaluateAll((all) =>
        all
          .slice(1)
          .flatMap((card, i) =>
            card.parentElement === all[i]!.parentElement
              ? card.getBoundingClientRect().bottom - all[i]!.getBoundingClientRect().top
              : [],
          ),
      );
      expect(pairs.length).toBeGreaterThan(5);
      const bar = await page.getByRole('navigation').last().boundingBox();
      expect(Math.max(...pairs), `two cards on ${path}, ${language}`).toBeLessThanOrEqual(740 - bar!.height);
    }
  }
  const card = cards(page).first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'How you fit' })).toBeVisible();
  await page.goBack();
  await expect(cardOf(page, name).first()).toContainText('Already read');
});

test('Back from a profile shows the same card at the same height @phone', async ({ newMember }) => {
  const { page } = await newMember('verified');
  await page.goto('/feed');
  await cards(page).last().scrollIntoViewIfNeeded();
  const card = cards(page).nth(13);
  await card.scrollIntoViewIfNeeded();
  const name = await card.getByRole('heading').innerText();
  const before = await heightOf(page, 13);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Proposal' })).toBeVisible();
  await page.goBack();
  await expect(cards(page).nth(13).getByRole('heading')).toHaveText(name);
  await expect(cards(page).nth(13).getByRole('link')).toBeFocused();
  await expect.poll(() => heightOf(page, 13)).toBeCloseTo(before, -1);
});

test('a reload far down the Feed restores the height, and so does Back', async ({ newMember }) => {
  const { page } = await newMember('verified');
  const height = () => page.evaluate(() => window.scrollY);
  await page.goto('/feed');
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBeGreaterThanOrEqual(27);
  }).toPass();
  await cards(page).nth(22).scrollIntoViewIfNeeded();
  const before = await height();
  expect(before).toBeGreaterThan(900);
  await page.reload();
  // The list loads page by page, and the window scrolls with it. New members may join meanwhile, so the cards may differ.
  await expect.poll(height).toBe(before);
  await page.getByRole('link', { name: 'Community' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nikah Insights' })).toBeVisible();
  await expect.poll(height).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Nikah Insights' })).toBeVisible();
  await page.goBack();
  await expect.poll(height).toBe(before);
});

test('the bar at the bottom has the four tabs, and a double click on it scrolls to the top @phone', async ({
  newMember,
}) => {
  const { page } = await newMember('verified');
  await page.goto('/feed');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['For You', 'Feed', 'Community', 'Proposals']);
  for (const [tab, path, title] of [
    ['Community', '/community', 'Nikah Insights'],
    ['Proposals', '/proposals', 'Proposals'],
    ['For You', '/for-you', 'For You'],
    ['Feed', '/feed', 'Explore Profiles'],
  ] as const) {
    await bar.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(bar.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  }
  await cards(page).last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await bar.getByRole('link', { name: 'Feed' }).dblclick();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL('/feed');
});

test('Nikah Insights: a quote, three cards and what they lead to', async ({ newMember }) => {
  const { page } = await newMember('verified');
  await page.goto('/community');
  await expect(page.getByText('Quote of the day')).toBeVisible();
  for (const [title, count] of [
    ['Duas', 8],
    ['Marriage Preparation And Guidance', 9],
    ['Success Stories', 2],
  ] as const) {
    const section = page.getByRole('region', { name: title });
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(count);
    const upperEdge = title === 'Success Stories' ? expect.any(Number) : 77; // the page ends too soon below it
    await expect(async () => {
      await page.getByRole('button', { name: new RegExp(title) }).click();
      expect(Math.round((await section.boundingBox())?.y ?? 0)).toEqual(upperEdge);
    }).toPass();
    await expect(section.getByRole('heading', { name: title })).toBeInViewport();
  }
  const duas = page.getByRole('region', { name: 'Duas' }).getByRole('article');
  await expect(duas.filter({ hasText: /quran/i }).or(duas.filter({ hasText: /hadith/i }))).toHaveCount(8);
});

/** Keeps an answer of the server back until it is released. */
async function held(page: Page, url: RegExp): Promise<{ isAsked: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { isAsked: asked.promise, release: released.resolve };
}

/** Hidden from screen readers, hence no role. */
function skeletons(page: Page) {
  return page.locator('[data-skeleton]');
}

async function heightOf(page: Page, index: number): Promise<number> {
  return (await cards(page).nth(index).boundingBox())?.y ?? Number.NaN;
}
