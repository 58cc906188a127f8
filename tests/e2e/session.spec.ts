import { devices, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signInOverHttp } from './members.ts';
import { newPerson } from './people.ts';
import { answerPreferences, answerProfile, consent, field, someAnswers, somePreferences } from './profile-form.ts';
import { logOut, openPopup, signIn, useAnotherAccount } from './sign-in.ts';

test('after Logout nothing of it is left', async ({ newMember, newWindow }) => {
  const { page, request } = await newMember('verified');
  const before = await request.storageState();
  await page.goto('/my-profile');
  await expect(page.getByText('Maryam').first()).toBeVisible();
  await page.goto('/feed');
  await expect(page.getByRole('article').first()).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').getByText('You are logged out.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  // the page of a visitor, without the application
  expect(await page.evaluate(() => document.getElementById('root'))).toBeNull();

  await test.step('the Back button shows nothing private', async () => {
    for (const _ of [1, 2]) {
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await expect(page.getByText('Maryam')).toHaveCount(0);
    }
  });

  await test.step('and the session has ended, also for a copy of its cookie', async () => {
    const thief = await newWindow({ storageState: before });
    expect((await thief.request.get('/api/v1/users/current-user')).status()).toBe(401);
    expect((await thief.request.get('/api/v1/profiles/feed')).status()).toBe(401);
  });
});

test('on a shared tablet, the second user finds nothing that the first typed', async ({ page }) => {
  const [first, second] = [newPerson(), newPerson()];
  const draft = { fullName: first.name, dateOfBirth: '1991-02-03', aboutMe: 'A first sentence.' };
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await signIn(page, first);
  await answerProfile(page, draft);
  await expect.poll(stored).toContain(draft.dateOfBirth);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('draft');

  await test.step('whose session has ended without a sign-out', async () => {
    await page.context().clearCookies();
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    for (const value of Object.values(draft)) await expect.poll(stored).not.toContain(value);
  });

  await test.step('or whose cookie was replaced by that of the second', async () => {
    await signIn(page, first);
    await answerProfile(page, draft);
    await expect.poll(stored).toContain(draft.dateOfBirth);
    await page.context().clearCookies();
    await signInOverHttp(page.request, second);
    await page.goto('/profile/create');
    await expect(field(page, 'Full name')).toHaveValue('');
    await expect(page.getByText('Your draft was restored.')).toHaveCount(0);
    for (const value of Object.values(draft)) await expect.poll(stored).not.toContain(value);
  });
});

test('a session that ends while one is typing takes nothing away', async ({ newMember, newWindow, expectProblem }) => {
  expectProblem(401, /profiles\/complete$/);
  const maryam = await newMember('incomplete');
  const { page } = maryam;
  await page.goto('/profile/create');
  await answerProfile(page, { ...someAnswers, fullName: maryam.name });
  await page.getByRole('button', { name: 'Next' }).click();
  await answerPreferences(page, somePreferences);
  await consent(page).check();

  const elsewhere = await newWindow({ storageState: await maryam.request.storageState() });
  expect((await elsewhere.request.post('/api/v1/auth/logout')).status()).toBe(204);
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
  await expect(dialog).toBeVisible();
  const popup = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await useAnotherAccount(await popup, maryam);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page).toHaveURL('/profile/create');
  await expect(field(page, 'Maximum age')).toHaveValue('40');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/verify-phone');
});

test('signing out in one tab signs out in all', async ({ newMember }) => {
  const { page } = await newMember('verified');
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto('/feed');
    await expect(tab.getByRole('article').first()).toBeVisible();
  }
  await logOut(page);
  await expect(second).toHaveURL('/');
  await expect(second.getByRole('article')).toHaveCount(0);
});

test('a sign-in that was cancelled is said, in a popup and on a phone', async ({ page, newWindow }) => {
  await page.goto('/');
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sign-in was cancelled' })).toBeVisible();
  await expect(page).toHaveURL('/');

  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const onPhone = await newWindow(phone);
  await onPhone.goto('/');
  await signInButton(onPhone).click();
  await onPhone.getByRole('button', { name: 'Cancel' }).click();
  await expect(onPhone.getByRole('heading', { level: 1, name: 'Sign-in was cancelled' })).toBeVisible();
  await onPhone.getByRole('link', { name: 'Go to Home' }).click();
  await expect(onPhone).toHaveURL('/');
});

function signInButton(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Sign In' });
}
