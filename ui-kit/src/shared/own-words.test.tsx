import { screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { englishMessages } from './messages.ts';
import { languageOfWords, useOwnWords } from './own-words.ts';

const english = 'I teach mathematics at a school.';
const urdu = 'میں ایک اسکول میں ریاضی پڑھاتی ہوں۔';
const arabic = 'أدرّس الرياضيات في مدرسة.';

describe('languageOfWords', () => {
  it.each([
    [english, 'en', undefined],
    [urdu, 'en', 'ur'],
    [arabic, 'en', 'ar'],
    [english, 'ur', 'en'],
    [urdu, 'ur', undefined],
    [arabic, 'ur', 'ar'],
    ['سلام', 'ur', undefined],
    [english, 'ar', 'en'],
    [urdu, 'ar', 'ur'],
    [arabic, 'ar', undefined],
  ])('of "%s" on a page in %s is %s', (words, pageLanguage, language) => {
    expect(languageOfWords(words, pageLanguage)).toBe(language);
  });

  it.each('ٹ ڈ ڑ ں ے ھ ہ گ چ پ ژ ک ی'.split(' '))('is Urdu with the letter %s', (letter) => {
    expect(languageOfWords(letter, 'en')).toBe('ur');
  });

  it.each('ه ك ي ى ة'.split(' '))('is not Urdu with the letter %s of Arabic', (letter) => {
    expect(languageOfWords(letter, 'en')).toBe('ar');
  });

  it.each('إ ك ي ى ة'.split(' '))('is Arabic on a page in Urdu with the letter %s', (letter) => {
    expect(languageOfWords(letter, 'ur')).toBe('ar');
  });

  it('is that of most letters', () => {
    expect(languageOfWords(`Salaam! ${urdu}`, 'en')).toBe('ur');
    expect(languageOfWords(`السلام عليكم! ${english}`, 'en')).toBeUndefined();
    expect(languageOfWords(`السلام عليكم! ${english}`, 'ur')).toBe('en');
  });

  it.each(['', '123', 'मैं पढ़ाती हूँ', 'A ا'])('is not guessed of "%s"', (words) => {
    for (const pageLanguage of ['en', 'ar', 'ur']) expect(languageOfWords(words, pageLanguage)).toBeUndefined();
  });
});

test.each([
  ['en', urdu, 'ur'],
  ['ur', english, 'en'],
  ['ur', urdu, null],
])('on a page in %s, "%s" has the lang %s', (language, words, lang) => {
  renderInKit(<Words>{words}</Words>, { messages: { ...englishMessages, language } });
  expect(screen.getByText(words)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText(words).getAttribute('lang')).toBe(lang);
});

function Words({ children }: { children: string }) {
  return <p {...useOwnWords()(children)}>{children}</p>;
}
