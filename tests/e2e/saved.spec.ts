import { cardOf } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { firstNameOf } from './people.ts';

test('a member saves a profile from its card, finds it under the menu, and removes it @phone', async ({
  newMember,
}) => {
  const maryam = await newMember('verified');
  const { page } = await newMember('verified', { profile: { gender: 'MALE' } });
  const name = firstNameOf(maryam);
  await page.goto('/feed');
  const save = cardOf(page, name)
    .first()
    .getByRole('button', { name: `Save ${name}'s profile` });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/feed$/);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Saved profiles' }).click();
  await cardOf(page, name).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(maryam.profileId));
  const saved = page.getByRole('button', { name: `Save ${name}'s profile` });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await saved.click();
  await removed; // a page that is left takes its requests with it
  await page.goto('/saved');
  await expect(page.getByText('No saved profiles')).toBeVisible();
});
