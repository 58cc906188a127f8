import type { Page } from '@playwright/test';
import type { Person } from './people.ts';

type Account = Pick<Person, 'name' | 'email'>;

/** Signs in from the landing page: in a popup, or on a phone in the page. */
export async function signIn(page: Page, account: Account, { isPhone = false } = {}): Promise<void> {
  await page.goto('/');
  if (isPhone) {
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await useAnotherAccount(page, account);
  } else {
    const popup = await openPopup(page);
    await useAnotherAccount(popup, account);
  }
}

/** Presses Sign In in the header and returns the window that opens. */
export async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  return opened;
}

/** "Use another account" of the local Google. */
export async function useAnotherAccount(google: Page, { name, email }: Account): Promise<void> {
  await google.getByLabel('Name').fill(name);
  await google.getByLabel('Email').fill(email);
  await google.getByRole('button', { name: 'Continue' }).click();
}

/** Logout, from the avatar's menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
