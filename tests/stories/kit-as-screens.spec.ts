import { expect } from '@playwright/test';
import { showStory, openStorybook } from './open-story.ts';
import { test } from './story-page.ts';

/** The stories of the screen, and the states that the kit has of the cards in them. */
const screens = {
  'screens-proposals--received': ['pending-received', 'declined', 'not-compatible', 'marriage-fixed'],
  // Beside a fixed marriage nothing but an end can follow.
  'screens-proposals--just-accepted': ['accepted'],
};

for (const language of ['en', 'ar'])
  test(`the proposal cards of the kit have words and buttons of the screen, in ${language}`, async ({ storyPage }) => {
    const { page } = storyPage;
    await openStorybook(page, '', `language:${language}`);
    for (const [screen, states] of Object.entries(screens)) {
      expect(await showStory(page, screen)).toBe('');
      const ofScreen = await page.getByRole('article').evaluateAll(looks);
      for (const state of states) {
        expect(await showStory(page, `kit-proposal-card--${state}`)).toBe('');
        const [ofKit] = await page.getByRole('article').evaluateAll(looks);
        // The badge says which of the cards it is.
        expect
          .soft(
            ofScreen.find(([badge]) => badge === ofKit![0]),
            state,
          )
          .toEqual(ofKit);
      }
    }
    await openStorybook(page, '');
  });

/** The status, then each button and link with its variant and size; a name of its own is left out. */
function looks(articles: Element[]): string[][] {
  return articles.map((article) => [
    article.querySelector('[class*=Badge-label]')?.textContent ?? '',
    ...[...article.querySelectorAll('[data-variant]:is(button, a)')].map(
      (each) => `${each.textContent}: ${each.getAttribute('data-variant')}, ${each.getAttribute('data-size')}`,
    ),
  ]);
}
