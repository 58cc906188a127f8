import type { Locator, Page } from '@playwright/test';

/** A toast that says just this. News is announced as a status, what went wrong as an alert. */
export function toast(page: Page, words: string): Locator {
  return page.getByRole('status').getByText(words, { exact: true });
}

/** The same for what went wrong. */
export function errorToast(page: Page, words: string): Locator {
  return page.getByRole('alert').getByText(words, { exact: true });
}
