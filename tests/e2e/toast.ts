import type { Locator, Page } from '@playwright/test';

/** The notice with exactly this text, in the live region that announces it. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('status').getByText(text, { exact: true });
}
