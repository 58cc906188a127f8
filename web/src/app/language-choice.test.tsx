import { i18n } from '@lingui/core';
import { languageCookie } from '@mithaq/openapi/rules/cookies.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentLanguage, preferredLanguage, activateLanguage } from '../i18n/i18n.ts';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();

beforeEach(() => activateLanguage('en', 'app'));
afterEach(async () => {
  document.cookie = `${languageCookie}=; Path=/; Max-Age=0`;
  await act(() => activateLanguage('en'));
});

const page = document.documentElement;
const option = (name: string) => screen.getByRole('menuitemradio', { name });

async function openMenu() {
  // The first page of the file loads the application; a page that comes takes the focus.
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  return screen.findByRole('menu');
}

// First, while the Arabic catalog is not loaded and the English one is.
test('the last choice counts, whichever words come first', async () => {
  await act(() => Promise.all([activateLanguage('ar'), activateLanguage('en')]));
  expect(currentLanguage()).toBe('en');
  expect(page).toHaveAttribute('dir', 'ltr');
});

test('the menu names each language in itself, and tells which one is used', async () => {
  app.open('/privacy-policy', 'verified');
  await openMenu();
  const options = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('menuitemradio');
  expect(options.map(({ lang, textContent, ariaChecked }) => [lang, textContent, ariaChecked])).toEqual([
    ['en', 'English', 'true'],
    ['ar', 'العربية', 'false'],
    ['ur', 'اردو', 'false'],
  ]);
});

test.each([
  ['العربية', 'ar', 'اللغة', 'شروط الخدمة · ميثاق'],
  ['اردو', 'ur', 'زبان', 'استعمال کی شرائط · میثاق'],
])(
  '%s turns the page from right to left and changes every word, without losing one’s place',
  async (name, language, group, title) => {
    app.open('/terms-of-service', 'verified');
    await openMenu();
    await userEvent.click(option(name));
    await waitFor(() => expect(page).toHaveAttribute('lang', language));
    expect(page).toHaveAttribute('dir', 'rtl');
    expect(await screen.findByRole('group', { name: group })).toBeVisible();
    expect(option(name)).toBeChecked();
    expect(option(name)).toHaveFocus();
    await waitFor(() => expect(document.title).toBe(title));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(title);
    expect(document.cookie).toContain(`${languageCookie}=${language}`);
  },
);

test('a choice is stored, and comes before the preference of the browser', async () => {
  app.open('/terms-of-service', 'verified');
  await openMenu();
  await userEvent.click(option('اردو'));
  await waitFor(() => expect(page).toHaveAttribute('lang', 'ur'));
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-EG']);
  expect(preferredLanguage()).toBe('ur');
});

test.each([
  [['fr', 'ur-PK', 'en'], 'ur'],
  [['ar-SA'], 'ar'],
  [['en-GB', 'ar'], 'en'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
])('without a choice a browser for %j begins in %s', async (preferred, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  expect(preferredLanguage()).toBe(language);
});

test('a cookie that names no language of ours is as good as none', () => {
  document.cookie = `${languageCookie}=tlh; Path=/`;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar']);
  expect(preferredLanguage()).toBe('ar');
});

test('a choice is that of a member’s mails as well; of a visitor nothing is stored', async () => {
  app.signIn('verified');
  const user = app.mockBackend.signedInUserId()!;
  const answer = { agreed: true, version: '2026-11-24', language: 'en' as const, at: '2026-11-24T08:00:00Z' };
  app.mockBackend.state.mailConsents = [{ user, ...answer }];
  const { unmount } = app.open('/terms-of-service', 'verified');
  await openMenu();
  await userEvent.click(option('اردو'));
  await waitFor(() => expect(app.mockBackend.state.mailConsents).toEqual([{ user, ...answer, language: 'ur' }]));
  unmount();
  const asked = vi.spyOn(window, 'fetch');
  app.open('/terms-of-service');
  await userEvent.click(await screen.findByRole('link', { name: 'العربية', hidden: true }));
  await waitFor(() => expect(page).toHaveAttribute('lang', 'ar'));
  expect(asked.mock.calls.filter(([request]) => JSON.stringify(request).includes('news-language'))).toEqual([]);
});

test('visitors choose in the header', async () => {
  app.open('/terms-of-service');
  // jsdom opens no popovers.
  await userEvent.click(await screen.findByRole('link', { name: 'العربية', hidden: true }));
  await waitFor(() => expect(page).toHaveAttribute('dir', 'rtl'));
  expect(screen.getAllByRole('link', { name: 'تسجيل الدخول' })).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('link', { name: 'English', hidden: true }));
  await waitFor(() => expect(page).toHaveAttribute('dir', 'ltr'));
});

test('without its words a language is not changed to', async () => {
  app.open('/terms-of-service', 'verified');
  await openMenu();
  const load = i18n.load.bind(i18n);
  // The page may still load words of its own in English.
  vi.spyOn(i18n, 'load').mockImplementation((language, messages) => {
    if (language === 'ar') throw new TypeError('Failed to fetch dynamically imported module');
    load(language, messages);
  });
  await userEvent.click(option('العربية'));
  expect(await screen.findByText(/This language could not be loaded/)).toBeVisible();
  expect(page).toHaveAttribute('lang', 'en');
  expect(document.cookie).not.toContain(languageCookie);
  vi.mocked(i18n.load).mockRestore();
});
