import { expect, type Page } from '@playwright/test';
import { windows } from '../../.storybook/windows.ts';
import { showStory, openStorybook } from './open-story.ts';
import { test } from './story-page.ts';

const languages = ['en', 'ar'];

const soft = expect.configure({ soft: true });

/** The stories of the screen, and the states that the kit has of the cards in them. */
const proposals = {
  'screens-proposals--received': [
    'pending-received',
    'pending-in-a-narrow-list',
    'accepted',
    'accepted-in-a-narrow-list',
    'declined',
    'not-compatible',
  ],
  'screens-proposals--marriage-fixed': ['marriage-fixed'],
};
const besideAProfile = {
  'screens-proposals--profile-beside': ['pending-beside-a-profile', 'accepted-beside-a-profile'],
};

/** The order of answers is another one in a narrow window, and so is what is beside an open profile. */
const windowed = { wide: { ...proposals, ...besideAProfile }, phone: proposals };

/** Stories of the kit, and the screen on which each of their lines must be. */
const parts = {
  'kit-profile-card--for-you': 'screens-for-you--one',
  'kit-profile-details--whole': 'screens-profile--letter',
  'kit-fit-list--all': 'screens-profile--letter',
  'kit-note-sheet--with-answers': 'screens-profile--proposal-with-words',
  'kit-contact-card--number-and-email': 'screens-accepted--details-read',
  'kit-contact-details--email-and-phone': 'screens-proposals--contact-details-shared',
};

/** Cards with a state matrix, and the story with the lines that its cell in Arabic must have. */
const matrices = { 'kit-proposal-card': 'pending-received', 'kit-profile-card': 'for-you' };

for (const language of languages) {
  test(`the proposal cards of the kit have words, dates and buttons of the screen, in ${language}`, async ({
    storyPage,
  }) => {
    const { page } = storyPage;
    for (const [name, screens] of Object.entries(windowed)) {
      await openStorybook(page, '', `language:${language};viewport.value:${name}`);
      await page.setViewportSize(windows[name]!); // it has these two
      // Whether it fits at every width is checked by stories.spec.ts: in a small window a profile has no list beside it.
      await page.evaluate(() => Reflect.deleteProperty(globalThis, 'resizeWindow'));
      for (const [screen, states] of Object.entries(screens)) {
        const kit = new Map<string, string[]>();
        for (const state of states) {
          expect(await showStory(page, `kit-proposal-card--${state}`)).toBe('');
          const [card] = await page.getByRole('article').evaluateAll(looks);
          kit.set(state, card!); // a story of a card
        }
        expect(await showStory(page, screen)).toBe('');
        for (const [state, card] of kit) {
          // The badge says which of the cards it is. What is open is answered elsewhere.
          const ofScreen = async () =>
            (await page.locator('article:not([data-open])').evaluateAll(looks)).find(([badge]) => badge === card[0]);
          await soft.poll(ofScreen, `${state} in a ${name} window`).toEqual(card);
        }
      }
    }
    await openStorybook(page, '');
  });

  test(`the other cards of the kit have the lines of the screen, in ${language}`, async ({ storyPage }) => {
    const { page } = storyPage;
    await openStorybook(page, '', `language:${language}`);
    const alike = new Map<string, string[]>();
    for (const [card, state] of language === 'ar' ? Object.entries(matrices) : []) {
      await showStory(page, `${card}--${state}`);
      alike.set(card, await linesOf(page));
    }
    for (const [part, screen] of Object.entries(parts)) {
      // Whether it fits at every width is checked by stories.spec.ts.
      await showStory(page, screen);
      const shown = await linesOf(page);
      expect(await showStory(page, part)).toBe('');
      const ofKit = await linesOf(page);
      expect(ofKit.length, part).toBeGreaterThan(1);
      expect
        .soft(
          ofKit.filter((line) => !shown.includes(line)),
          `${part} has lines that ${screen} has not`,
        )
        .toEqual([]);
    }
    await openStorybook(page, '');
    if (language !== 'ar') return;
    // The toolbar is in English now.
    for (const [card, lines] of alike) {
      expect(await showStory(page, `${card}--every-state`)).toBe('');
      expect.soft(await linesOf(page, '[lang=ar]'), `${card}: every state, right to left`).toEqual(lines);
    }
  });
}

/** The lines that a reader sees. */
async function linesOf(page: Page, within = '#storybook-root'): Promise<string[]> {
  const text = await page.locator(within).first().innerText();
  return text.split('\n').flatMap((line) => line.trim() || []);
}

/**
 * The status, then the lines of the dates in their size and color, without their numbers and units, which change with the day, then the note of the status,
 * then each button and link with its variant and size; a name of its own is left out.
 */
function looks(articles: Element[]): string[][] {
  const withoutTime = (line: Element) => {
    const copy = line.cloneNode(true) as Element; // a copy of an element
    for (const time of copy.querySelectorAll('time')) time.replaceWith('…');
    const { fontSize, color } = getComputedStyle(line);
    return `${(copy.textContent ?? '').replaceAll(/\(.*\)/g, '').trim()} ${fontSize} ${color}`;
  };
  return articles.map((article) => [
    article.querySelector('[class*=Badge-label]')?.textContent ?? '',
    ...[...article.querySelectorAll('p:has(time)')].map(withoutTime),
    ...[...article.querySelectorAll('[class*=footer] > p')].map(({ textContent }) => textContent?.trim() ?? ''),
    // A filled one need not say so.
    ...[...article.querySelectorAll('.mantine-Button-root')].map(
      (each) =>
        `${each.textContent}: ${each.getAttribute('data-variant') ?? 'filled'}, ${each.getAttribute('data-size')}`,
    ),
  ]);
}
