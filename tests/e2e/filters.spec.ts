import type { Locator } from '@playwright/test';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';

test('a member filters the Feed, shares the address, goes back, and removes the filter that excludes everybody', async ({
  newMember,
}) => {
  const { page } = await newMember('verified');
  await page.goto('/feed');
  await page.getByRole('button', { name: 'More filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.locator('input[aria-busy]')).toHaveCount(0);
  await drawer.getByLabel('Lowest age').fill('20');
  await drawer.getByLabel('Highest age').fill('60');
  await drawer.getByRole('checkbox', { name: 'Unmarried' }).check({ force: true });
  await drawer.getByRole('button', { name: 'Show members' }).click();
  await expect(page).toHaveURL(/\?minAge=20&maxAge=60&maritalStatus=UNMARRIED$/);
  await expect(cards(page).first()).toContainText('Unmarried');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Age: 20 to 60', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeHidden();

  await page.goto('/feed?country=India&education=Zoology&tag=NONSENSE');
  await expect(page).toHaveURL(/\?country=India&education=Zoology$/);
  await page.getByRole('button', { name: 'Remove Education: Zoology' }).last().click();
  await expect(page).toHaveURL(/\?country=India$/);
  await expect(cards(page).first()).toContainText('India');
  await page.goBack();
  const nobody = page.getByText('Nobody fits all of these filters');
  await expect(nobody).toBeVisible();

  // A laptop at a zoom of 150 % has a low window: what was found is in sight, and so is a chip with the focus.
  await page.setViewportSize({ width: 853, height: 480 });
  const top = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!.y;
  const end = async (part: Locator) => (await part.boundingBox())!.y + (await part.boundingBox())!.height;
  expect(await end(nobody)).toBeLessThan(top);
  await page.goto('/feed');
  await expect(cards(page).first()).toBeVisible();
  expect(await end(cards(page).first().locator('[data-line-clamp]').first())).toBeLessThan(top);
  const more = page.getByRole('button', { name: 'More filters' });
  await page.getByRole('button', { name: 'Children' }).focus();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await expect(more).toBeInViewport({ ratio: 1 });
});
