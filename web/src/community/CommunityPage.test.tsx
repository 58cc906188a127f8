import { i18n } from '@lingui/core';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { matchMediaWith } from '../testing/match-media.ts';
import { CommunityPage } from './CommunityPage.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <LanguageProvider>
      <CommunityPage />
    </LanguageProvider>,
  );
});
afterEach(() => void vi.restoreAllMocks());

const parts = [
  ['Duas', 8],
  ['Marriage Preparation And Guidance', 9],
  ['Success Stories', 2],
] as const;

test.each(parts)('%s has %i entries, each with its reference', (name, count) => {
  const entries = within(screen.getByRole('region', { name })).getAllByRole('article');
  expect(entries).toHaveLength(count);
  for (const entry of entries)
    expect(entry).toHaveTextContent(/Quran \d+:\d+|Bukhari \d|Dawud \d|Majah \d|Tirmidhi \d/);
});

test('each dua is tagged, in Arabic and translated', () => {
  for (const dua of within(screen.getByRole('region', { name: 'Duas' })).getAllByRole('article')) {
    expect(within(dua).getByText(/^(QURAN|HADITH)$/)).toBeVisible();
    expect(dua.querySelector('[lang="ar"][dir="rtl"]')).not.toBeEmptyDOMElement();
  }
});

test('each guidance has its context or its story, each story its lesson', () => {
  const guidance = within(screen.getByRole('region', { name: 'Marriage Preparation And Guidance' }));
  expect(guidance.getAllByText(/^(Context|Story)$/)).toHaveLength(9);
  expect(within(screen.getByRole('region', { name: 'Success Stories' })).getAllByText('Key lesson')).toHaveLength(2);
});

describe('in another language', () => {
  const activateLanguage = (locale: string) => act(() => i18n.loadAndActivate({ locale, messages: {} }));
  const dua = () => within(screen.getByRole('region', { name: 'Duas' })).getAllByRole('article')[0];
  afterEach(() => activateLanguage('en'));

  test('a dua has the translation of that language', () => {
    activateLanguage('ur');
    expect(dua()).toHaveTextContent('پروردگار میں اس کا محتاج ہوں');
    expect(dua()).not.toHaveTextContent('needy');
  });

  test('the Arabic has no translation on an Arabic page', () => {
    activateLanguage('ar');
    expect(dua()?.querySelectorAll('[lang="ar"]')).toHaveLength(1);
    expect(dua()).not.toHaveTextContent(/needy|پروردگار/);
    expect(screen.getByText('لاَ نِكَاحَ إِلاَّ بِوَلِيٍّ')).toBeVisible();
  });
});

test('opens with a quote', () => {
  expect(screen.getByText('Quote of the day')).toBeVisible();
});

describe('the cards', () => {
  test.each(parts)('lead to %s, 77 px below the edge of the window', async (name) => {
    const section = screen.getByRole('region', { name });
    vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1000, 300, 300));
    await userEvent.click(screen.getByRole('button', { name: `Read: ${name}` }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 923, behavior: 'smooth' });
    expect(section).toHaveFocus();
  });

  test('lead there at once when reduced motion is preferred', async () => {
    matchMediaWith('prefers-reduced-motion');
    await userEvent.click(screen.getByRole('button', { name: 'Read: Duas' }));
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }));
  });
});
