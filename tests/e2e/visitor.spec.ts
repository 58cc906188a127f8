import { devices, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newPerson } from './people.ts';
import { openPopup, useAnotherAccount } from './sign-in.ts';

test.use({ serviceWorkers: 'allow' });

const pages = ['/', '/privacy-policy', '/terms-of-service', '/profile-creation-guide'];
const sections = [
  'Features',
  'Privacy',
  'Marriage in Islam',
  'Beauty of Nikah',
  'How it Works',
  'Frequently asked questions',
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page for members says in each language that it needs scripts, and leads to the start page', async ({
    page,
  }) => {
    await page.goto('/feed');
    for (const name of ['go to the start page', 'الذهاب إلى الصفحة الرئيسية', 'پہلے صفحے پر جائیں'])
      await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByText('Mithaq is still on its way.')).toBeHidden();
    await page.getByRole('link', { name: 'go to the start page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('every section is there to be read, and every page of a visitor @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const section of sections)
      await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible();
    await expect(page.locator('p[lang="ar"][dir="rtl"]').first()).toBeVisible();
    const answer = page.getByText(/Photos are neither required nor shown/);
    await expect(answer).toBeHidden();
    await page.getByText('Do I need a photo?').click();
    await expect(answer).toBeVisible();
    for (const [link, heading] of [
      ['Privacy Policy', 'Privacy Policy'],
      ['Terms of Service', 'Terms of Service'],
      ['Profile Creation Guide', 'Profile Creation Guide'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
      expect(await page.getByRole('main').innerText(), 'a line may end after its hyphen').not.toContain('e-mail');
    }
  });

  test('Learn More leads to how it works @phone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Learn More' }).click();
    await expect(page.getByRole('heading', { name: 'How it Works' })).toBeInViewport();
  });

  test('Sign In uses Google and returns with a session', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await useAnotherAccount(page, newPerson());
    await expect(page).toHaveURL(/\/login\/oauth2\/callback$/);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['mithaq_session', 'mithaq_signed_in']),
    );
  });

  test('another language is a link away, for search engines too', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/privacy-policy\?lang=ar$/);
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(4);
  });
});

test('a visitor gets no application, and nothing from elsewhere @phone', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(baseURL!, '')));
  for (const path of pages) {
    await page.goto(path);
    await serviceWorkerIsReady(page); // the last thing that a page fetches
  }
  expect(asked.filter((url) => !url.startsWith('/'))).toEqual([]);
  expect(asked.filter((url) => url.startsWith('/api/'))).toEqual([]);
  const scripts = [...new Set(asked.filter((url) => /\.m?js(\?|$)/.test(url)))];
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/page-[\w-]+\.js$/)]);
});

test('a page that is open in another tab stays where it is after sign-in', async ({ page }) => {
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/terms-of-service');
  const popup = await openPopup(page);
  await useAnotherAccount(popup, newPerson());
  await expect(page).toHaveURL('/profile/create');
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(other).toHaveURL('/terms-of-service');
});

test('there are no cookies but those of signing in and of the language', async ({ page }) => {
  await page.goto('/');
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Language: English' }).click();
  // Sign In opens its window once the page is there again.
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'English' }).click();
  await loaded;
  const popup = await openPopup(page);
  await useAnotherAccount(popup, newPerson());
  await expect(page).toHaveURL('/profile/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  // The local Google has its own cookies; browsers do not separate cookies by port.
  expect(names.filter((name) => !name.startsWith('local_google')).toSorted()).toEqual([
    'mithaq_language',
    'mithaq_session',
    'mithaq_signed_in',
  ]);
});

test('a member who opens / arrives in the Feed', async ({ newMember }) => {
  const { page } = await newMember('verified');
  await page.goto('/');
  await expect(page).toHaveURL('/feed');
});

test('a cookie that outlived its session leads to the landing page, once', async ({ page, expectProblem, baseURL }) => {
  expectProblem(401, /current-user$/);
  await page.context().addCookies([{ name: 'mithaq_signed_in', value: '1', url: baseURL! }]);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Learn More' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(loads).toHaveLength(1);
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  expect(await page.evaluate(() => document.getElementById('root'))).toBeNull();
});

test.describe('in another language', () => {
  // The worker of the other language takes over on the second page, and where Playwright watches workers, Chromium can hold a
  // navigation at that moment for ever.
  test.use({ locale: 'ur-PK', serviceWorkers: 'block' });

  test('a visitor reads the language of the browser, until another one is chosen', async ({ page }) => {
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'ur');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'زبان: اردو' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(html).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL('/terms-of-service');
    await expect(html).toHaveAttribute('lang', 'en');
  });
});

test('a page without a connection says so, and opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await serviceWorkerIsReady(page);
  await context.setOffline(true);
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('This page could not be reached.')).toBeVisible();
  await expect(page).toHaveURL('/terms-of-service');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
});

test('the cache for that is one page, without data of a member', async ({ newMember }) => {
  const { page } = await newMember('verified');
  await page.context().clearCookies({ name: 'mithaq_signed_in' });
  await page.goto('/');
  await serviceWorkerIsReady(page);
  await page.context().addCookies([{ name: 'mithaq_signed_in', value: '1', url: page.url() }]);
  for (const path of ['/feed', '/my-profile', '/proposals']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await serviceWorkerIsReady(page);
  }
  const cached = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toEqual(['/offline']);
});

test('the site can be installed, and has a picture for previews', async ({ page, request }) => {
  await page.goto('/');
  const manifest = (await (
    await request.get((await page.locator('link[rel="manifest"]').getAttribute('href'))!)
  ).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  }; // W3C Web Application Manifest
  expect(manifest).toMatchObject({ name: 'Mithaq', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png'))
    expect([src, await pngSize(page, src), type]).toEqual([src, sizes, 'image/png']);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(await pngSize(page, picture!)).toBe('1200x630');
  expect(await pngSize(page, (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href'))!)).toBe(
    '180x180',
  );
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`));
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image:alt'])
      await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /.{5}/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30}/);
  }
});

test.describe('in the browser of Instagram on a phone', () => {
  test.use({ userAgent: `${devices['Pixel 7'].userAgent} Instagram 341.0.0.45.100 Android` });

  test('every Sign In of the landing page shows the dialog', async ({ page }) => {
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'Open in Browser' });
    for (const button of await page.getByRole('link', { name: 'Sign In' }).all()) {
      await button.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
});

/** Waits until the page's script has registered the service worker and the worker is active. */
async function serviceWorkerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function pngSize(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = new URL(address).pathname;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, new URL(src, page.url()).href);
}
