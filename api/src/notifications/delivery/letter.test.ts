import { expect, test } from 'vitest';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { letterTexts } from '@mithaq/openapi/rules/letter-texts.ts';
import { newsLetter } from './letter.ts';

const links = {
  publicUrl: 'https://mithaq.example',
  unsubscribeUrl: 'https://mithaq.example/unsubscribe/a.b?x=1&y="2',
};
const all: Language[] = ['en', 'ar', 'ur'];

/** Words that tell what Mithaq is for. */
const telling =
  /marr|spouse|wed|propos|match|profile|husband|wife|nikah|زواج|زوج|نكاح|عرض|خطبة|شادی|نکاح|رشتہ|پروفائل/i;

test('the words that a locked phone shows tell nothing about marriage', () => {
  expect('Your marriage proposal').toMatch(telling);
  for (const { subject, preview } of Object.values(letterTexts)) {
    expect(subject).not.toMatch(telling);
    expect(preview).not.toMatch(telling);
  }
});

test.each(all)('a letter in %s says the same as text and as HTML, in less than 20 KB', (language) => {
  const { subject, text, html } = newsLetter(language, links);
  expect(subject).toBe(letterTexts[language].subject);
  expect(html.match(/class="action".*?href="([^"]+)"/)?.[1]).toBe('https://mithaq.example/news');
  for (const url of ['https://mithaq.example/news', links.unsubscribeUrl, 'https://mithaq.example/settings'])
    expect(text.split('\n')).toContain(url);
  for (const words of [letterTexts[language].news, letterTexts[language].promise]) {
    expect(text).toContain(words);
    expect(html).toContain(words.replaceAll("'", '&#39;'));
  }
  expect(html).toContain('<br><bdi dir="ltr">mithaq.example</bdi></p>');
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
});

test.each(all)('a letter in %s loads nothing and has its direction on each part', (language) => {
  const { html } = newsLetter(language, links);
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import|src=/i);
  const dir = language === 'en' ? 'ltr' : 'rtl';
  const parts = html.match(/<(p|table|body|html) [^>]*>/g)!;
  expect(parts.filter((part) => !part.includes(`dir="${dir}"`))).toEqual([]);
  expect(html).toContain('prefers-color-scheme: dark');
});

test('a letter in Urdu is in Nastaliq where the device has it, with room for it, and no other letter is', () => {
  const { html } = newsLetter('ur', links);
  const parts = html.match(/<(p|a) [^>]*font-family[^>]*>/g)!;
  expect(parts.filter((part) => !part.includes("font-family:'Noto Nastaliq Urdu',"))).toEqual([]);
  expect(html).not.toContain('line-height:1.');
  expect(newsLetter('ar', links).html).not.toContain('Nastaliq');
});

test('the preview of a mail client shows the short sentence and no text of the mail', () => {
  const { html } = newsLetter('en', links);
  const shown = html
    .slice(html.indexOf('</head>'))
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&[#\w]+;/g, ' ')
    .trim();
  expect(shown.slice(0, 150).trim()).toBe(letterTexts.en.preview);
});

test('a link cannot leave its attribute', () => {
  expect(newsLetter('en', links).html).toContain('href="https://mithaq.example/unsubscribe/a.b?x=1&#38;y=&#34;2"');
});
