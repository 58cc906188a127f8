import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { ProfilePage } from '@mithaq/openapi/generated/hooks/model/index.ts';

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

/** Opens a list, scrolls to its end and returns the first names on the screen. */
export async function readWholeList(page: Page, path: '/feed' | '/for-you'): Promise<string[]> {
  let expected = 0;
  let isOver = false;
  const count = async (response: Response) => {
    if (!response.url().includes(`/api/v1/profiles${path}`)) return;
    const { data, hasNextPage } = (await response.json()) as ProfilePage; // as the contract says
    expected += data.length;
    isOver = !hasNextPage;
  };
  page.on('response', count);
  await page.goto(path);
  await expect(async () => {
    await page.keyboard.press('End');
    expect(isOver).toBe(true);
  }).toPass({ intervals: [100] });
  page.off('response', count);
  await expect(cards(page)).toHaveCount(expected);
  return cards(page).getByRole('heading').allInnerTexts();
}
