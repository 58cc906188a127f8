import { expect, test } from './fixtures.ts';

test('a letter prints on one page, without the application around it', async ({ newMember }) => {
  const aboutMe = 'She keeps the accounts of our school, and reads to the small ones on Fridays. '.repeat(13);
  const sana = await newMember('verified', { profile: { aboutMe } });
  const { page } = await newMember('verified', { profile: { gender: 'MALE' } });
  await page.goto(`/profile/${sana.profileId}`);
  const letter = page.getByRole('article');
  await expect(page.getByRole('heading', { name: 'How you fit' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset['printed'] = 'yes');
  });
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print' });
  await expect(letter.getByRole('heading', { name: 'Looking for' })).toBeVisible();
  for (const hidden of [
    page.getByText('How you fit'),
    page.getByRole('button', { name: 'Send Proposal' }),
    page.getByRole('button', { name: /^More about/ }),
    page.getByRole('link', { name: 'Feed', exact: true }),
  ])
    await expect(hidden).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
