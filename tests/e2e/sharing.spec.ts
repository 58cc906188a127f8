import { expect, test } from './fixtures.ts';
import { firstNameOf } from './people.ts';

test('a member shows a profile to the family by a link, and ends it @phone', async ({
  newMember,
  browser,
  expectProblem,
}) => {
  const maryam = await newMember('verified');
  await maryam.page.goto('/settings');
  const choice = maryam.page.getByRole('switch', { name: 'Others may show my profile to their family' });
  const saved = maryam.page.waitForResponse('**/api/v1/family-sharing');
  await choice.click();
  await saved;
  await expect(choice).toBeChecked();

  const { page } = await newMember('verified', { profile: { gender: 'MALE' } });
  const name = firstNameOf(maryam);
  await page.goto(`/profile/${maryam.profileId}`);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Share with family' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('button', { name: 'Close' }).click();

  const family = await browser.newContext();
  const reader = await family.newPage();
  const response = await reader.goto(link);
  expect(response!.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  await expect(reader.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(reader.getByText(maryam.name)).toBeHidden();
  await expect(reader.getByRole('link', { name: 'What is Mithaq' })).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByText('Opened once')).toBeVisible();
  await page.getByRole('button', { name: `End the link: ${name}` }).click();
  await expect(page.getByText('You have made no link.')).toBeVisible();
  expectProblem(404, /\/api\/v1\/shared-profile$/);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await family.close();
});
