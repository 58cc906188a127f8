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
  await expect(page.getByText('Nobody fits all of these filters')).toBeVisible();
});
