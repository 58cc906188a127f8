import { expect, test } from './fixtures.ts';
import { answerProfile, field, tick } from './profile-form.ts';
import { toast } from './toast.ts';

test('a member changes the profile, and others read it', async ({ newMember }) => {
  const maryam = await newMember('verified');
  const { page } = maryam;
  await page.goto('/feed');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await expect(page).toHaveURL('/my-profile');
  await expect(page.getByRole('heading', { level: 1, name: maryam.name })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Edit Profile' }).click();

  await expect(field(page, 'Full name')).toHaveValue(maryam.name);
  await expect(page.getByRole('combobox', { name: 'State', exact: true })).toHaveValue('Telangana');
  await answerProfile(page, { city: 'Warangal', aboutMe: 'I moved to Warangal this spring.' });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(field(page, 'Maximum age')).toHaveValue('60');
  await tick(page, 'Preferred marital status', 'Widowed');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await expect(page).toHaveURL('/feed');

  const { page: his } = await newMember('verified', { profile: { gender: 'MALE' } });
  await his.goto(`/profile/${maryam.profileId}`);
  await expect(his.getByText('I moved to Warangal this spring.')).toBeVisible();
  await expect(his.getByText('Warangal, Telangana, India')).toBeVisible();
  await expect(his.getByText(/^A man of 18 to 60, unmarried or widowed/)).toBeVisible();
});
