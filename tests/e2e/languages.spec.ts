import { expect, test } from './fixtures.ts';
import { propose } from './members.ts';

const everyPage = [
  '/for-you',
  '/feed',
  '/community',
  '/proposals',
  '/my-profile',
  '/edit-profile',
  '/privacy-policy',
  '/no/such/page',
];

test.describe('a browser for Urdu', () => {
  test.use({ locale: 'ur-PK' });

  test('begins in Urdu, and a proposal is accepted in it', async ({ newMember }) => {
    const maryam = await newMember('verified');
    const bilal = await newMember('verified', { profile: { gender: 'MALE' } });
    await propose(bilal, maryam);
    const { page } = maryam;
    await page.goto('/proposals');
    const proposal = page.getByRole('article');
    await proposal.getByRole('button', { name: 'قبول کریں' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /کو ہاں کہہ دی جائے گی/ });
    await expect(dialog).toContainText(
      'کیا واقعی رشتے کے اس پیغام کی حیثیت بدل کر ”قبول شدہ“ کر دی جائے؟ یہ قدم واپس نہیں لیا جا سکتا۔',
    );
    await dialog.getByRole('button', { name: 'تصدیق کریں' }).press('Enter');
    await expect(page.getByText('رشتے کا پیغام: قبول شدہ')).toBeVisible();
    // The pressed button is removed: the focus moves to what comes next, beside the list.
    await expect(page.getByRole('heading', { name: /بات ہو سکتی ہے/ })).toBeFocused();
    await proposal.getByRole('button', { name: 'رابطے کی تفصیل دیکھیں' }).press('Enter');
    await expect(proposal.getByRole('link', { name: bilal.email })).toBeFocused();
    await expect(proposal.getByText(bilal.email)).toHaveCSS('direction', 'ltr');
  });
});

test.describe('in Urdu', () => {
  test.use({ locale: 'ur', viewport: { width: 320, height: 640 } });

  // Urdu has the longest words; the stories of screens check English.
  test('no page is wider than a small phone', async ({ newMember }) => {
    const { page } = await newMember('verified');
    for (const path of everyPage) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
      expect
        .soft(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          path,
        )
        .toBe(0);
    }
  });
});

for (const locale of ['ar', 'ur'])
  test.describe(`a visitor in ${locale} on a small phone`, () => {
    test.use({ locale, viewport: { width: 320, height: 640 } });

    test('has the logo, the languages and Sign In in one row', async ({ page }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      const logo = (await header.getByRole('link').first().boundingBox())!;
      const signIn = (await header.locator('[data-sign-in]').boundingBox())!;
      expect(signIn.y).toBeLessThan(logo.y + logo.height);
    });
  });
