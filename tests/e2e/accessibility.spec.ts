import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './toast.ts';

// axe looks at every screen in its stories; here at the documents around them, of the server and of the application.
test('axe finds nothing in the document of a visitor and of a member', async ({ page, newMember }) => {
  const { page: hers } = await newMember('verified');
  for (const [window, path, end] of [
    [page, '/', 'contentinfo'],
    [hers, '/feed', 'article'],
  ] as const) {
    await window.goto(path);
    await expect(window.getByRole(end).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page: window }).analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    );
    expect(found, path).toEqual([]);
  }
});

test('by keyboard alone: sign in, read a profile, send a proposal', async ({ page, newMember }) => {
  const { name, email } = await newMember('verified');
  const reach = (role: 'button' | 'link' | 'textbox', words: string | RegExp, where = page) =>
    tabTo(where, where.getByRole(role, { name: words }).first());

  await page.goto('/');
  await reach('link', 'Sign In');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const google = await opened;
  await google.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await reach('textbox', 'Name', google);
  await google.keyboard.type(name);
  await google.keyboard.press('Tab');
  await google.keyboard.type(email);
  await google.keyboard.press('Enter');

  await expect(cards(page).first()).toBeVisible();
  const first = await cards(page).first().getByRole('heading').innerText();
  await tabTo(page, cards(page).first().getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  // The focus has moved as well: the next Tab is on this page.
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
  await expect(page.getByRole('button', { name: 'Send Proposal' })).toBeEnabled();
  await reach('button', 'Send Proposal');
  await page.keyboard.press('Enter');
  // The focus is in the dialog, where one writes: a space does not close it.
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send Proposal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Proposal sent successfully')).toBeVisible();
});

test('by keyboard alone: hide a member, and undo it in peace', async ({ newMember }) => {
  const { page } = await newMember('verified');
  await page.goto('/feed');
  const name = await cards(page).first().getByRole('heading').innerText();
  await tabTo(page, cards(page).first().getByRole('link'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: `More about ${name}` }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: 'Not for me' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/feed');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, `${name} is shown in your lists again.`)).toBeVisible();
  await expect(cards(page).first().getByRole('link', { name })).toBeFocused();
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  // Chromium drops keys that are pressed before the first paint.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a member skips an endless list to the tab bar', async ({ newMember }) => {
  const { page } = await newMember('verified');
  await page.goto('/feed');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to navigation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await expect(tabs.getByRole('link', { name: 'For You' })).toBeFocused();
});

/** Presses Tab, or another key, until the focus is there. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
