import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cards } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { propose } from './members.ts';
import { sendCode } from './phone.ts';
import { answerProfile, someAnswers } from './profile-form.ts';
import { proposalWith } from './proposals.ts';
import { toast } from './toast.ts';

/** Stories test both schemes and directions; here the whole page is tested, with the parts from the server. */
const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

test.describe('axe finds nothing', () => {
  // Each test opens several pages twice.
  test.describe.configure({ timeout: 180_000 });

  test('for visitors', async ({ page }) => {
    for (const [path, heading] of [
      ['/', /covenant/],
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-of-service', 'Terms of Service'],
      ['/profile-creation-guide', /./],
      ['/no/such/page', 'Page not found'],
      ['/login/oauth2/callback?error=cancelled', 'Sign-in was cancelled'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectAccessible(page, path);
    }
  });

  test('while a profile is made', async ({ newMember }) => {
    const { page } = await newMember('incomplete');
    await page.goto('/profile/create');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Full name is required')).toBeVisible();
    await expectAccessible(page, 'step 1 with its errors');
    await answerProfile(page, someAnswers);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('At least one country is required')).toBeVisible();
    // The focus is in the field, and no list covers its error.
    await expect(page.getByRole('combobox', { name: 'Preferred countries' })).toBeFocused();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expectAccessible(page, 'step 2 with its errors');
  });

  test('while the phone is verified', async ({ newMember }) => {
    const { page, phoneNumber } = await newMember('unverified');
    await page.goto('/verify-phone');
    await expect(page.getByRole('button', { name: 'Send Code' })).toBeVisible();
    await expectAccessible(page, 'the number');
    await sendCode(page, phoneNumber);
    await expectAccessible(page, 'the code');
  });

  test('for members, on their lists', async ({ newMember }) => {
    const { page } = await newMember('verified');
    for (const path of ['/for-you', '/feed']) {
      await page.goto(path);
      await expect(cards(page).first()).toBeVisible();
      await expectAccessible(page, path);
    }
  });

  test('for members, on pages of their own', async ({ newMember }) => {
    const { page } = await newMember('verified');
    for (const [path, heading] of [
      ['/community', 'Nikah Insights'],
      ['/edit-profile', 'Edit Profile'],
      ['/my-profile', /Maryam/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expectAccessible(page, path);
    }
  });

  test('around a proposal', async ({ newMember }) => {
    const maryam = await newMember('verified');
    const { page } = maryam;
    const suitors = [];
    for (const status of ['PENDING', 'ACCEPTED', 'DECLINED', 'NOT_COMPATIBLE'] as const) {
      const suitor = await newMember('verified', { profile: { gender: 'MALE' } });
      await propose(suitor, maryam, status);
      suitors.push(suitor);
    }
    await page.goto('/proposals');
    const [, accepted] = suitors;
    await proposalWith(page, accepted!.name).getByRole('button', { name: 'View Contact Details' }).click();
    await expect(page.getByRole('link', { name: accepted!.email })).toBeVisible();
    await expectAccessible(page, 'proposals received');
    await page.getByRole('tab', { name: 'Sent' }).click();
    await expect(page.getByText('No proposals sent yet.')).toBeVisible();
    await expectAccessible(page, 'no proposals');

    const yusuf = await newMember('verified', { profile: { gender: 'MALE' } });
    await page.goto(`/profile/${yusuf.profileId}`);
    await expect(page.getByRole('button', { name: 'Send Proposal' })).toBeEnabled();
    await expectAccessible(page, 'a profile');
    await page.getByRole('button', { name: 'Send Proposal' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the question before sending');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'the menu');
  });
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
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
  await expect(page.getByRole('button', { name: 'Send Proposal' })).toBeEnabled();
  await reach('button', 'Send Proposal');
  await page.keyboard.press('Enter');
  // The focus is in the dialog, on the button that changes nothing.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send Proposal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Proposal sent successfully')).toBeVisible();
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

/** Tests the page wide and light, and narrow and dark. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await page.evaluate(settled);
      expect
        .soft(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${what} at ${width}: nothing to scroll sideways`,
        )
        .toBeLessThanOrEqual(width);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
      );
      expect.soft(found, `${what}, ${colorScheme}, ${width}`).toEqual([]);
    }
  });
}

/** In the page: colors pass from parent to child one frame after another. */
async function settled(): Promise<void> {
  do await new Promise(requestAnimationFrame);
  while (document.getAnimations().some(({ playState }) => playState === 'running'));
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
