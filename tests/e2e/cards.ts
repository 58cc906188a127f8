import { expect, type Locator, type Page } from '@playwright/test';

/** The cards of a list. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** Someone's card. */
export function cardOf(page: Page, firstName: string): Locator {
  return cards(page).filter({ has: page.getByRole('link', { name: firstName, exact: true }) });
}

/** Scrolls page by page until this card is visible. */
export async function findCard(page: Page, firstName: string): Promise<Locator> {
  const card = cardOf(page, firstName);
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
  return card;
}
