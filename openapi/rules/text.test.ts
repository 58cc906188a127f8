import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsContactDetails, isPlainLine, isPlainText, lengthOf, normalizeText } from './text.ts';

describe('isPlainLine', () => {
  it.each([
    'فاطمة الزهراء',
    'رَبَّنَا آتِنَا فِي الدُّنْيَا حَسَنَةً',
    'ﷺ',
    'آمنہ بیگم',
    'مجھے کتابیں پسند ہیں۔',
    'می\u200Cخواهم',
    'کتاب\u200Cها و پنج\u200Cشنبه\u200Cها',
    'क्\u200Dष',
    'क्\u200Cष',
    'ක්\u200Dෂ',
    'அம்மா',
    'আমিনা',
    '👨\u200D👩\u200D👧\u200D👦',
    '👩🏽\u200D⚕️',
    '🧑\u200D🚀',
    '❤️\u200D🔥',
    '🏳️\u200D🌈',
    '1️⃣',
    '🇮🇳',
    'O’Brien',
    "D'Souza",
    'Ünal Şükrü',
    'José',
    'Ame\u0301lie',
    '日本',
    'a\u00A0b',
    '“so” — yes… 5.6"',
    '𐌰',
  ])('accepts %s', (text) => {
    expect(isPlainLine(text)).toBe(true);
    expect(isPlainText(text)).toBe(true);
    expect(isPlainLine(normalizeText(text))).toBe(true);
  });

  it.each([
    ['NUL', '\u0000'],
    ['escape', '\u001B[31m'],
    ['delete', '\u007F'],
    ['next line', '\u0085'],
    ['vertical tab', '\u000B'],
    ['right-to-left override', '\u202E'],
    ['left-to-right override', '\u202D'],
    ['embedding', '\u202A'],
    ['pop', '\u202C'],
    ['isolates', '\u2066'],
    ['left-to-right mark', '\u200E'],
    ['right-to-left mark', '\u200F'],
    ['Arabic letter mark', '\u061C'],
    ['zero-width space', '\u200B'],
    ['word joiner', '\u2060'],
    ['byte order mark', '\uFEFF'],
    ['soft hyphen', '\u00AD'],
    ['grapheme joiner', '\u034F'],
    ['Mongolian vowel separator', '\u180E'],
    ['Hangul fillers', '\u3164'],
    ['blank of Braille', '\u2800'],
    ['musical control', '\u{1D173}'],
    ['tags', '\u{E0041}'],
    ['half a character', '\uD800'],
    ['private use', '\uE000'],
    ['what is no character', '\uFFFE'],
    ['line separator', '\u2028'],
    ['paragraph separator', '\u2029'],
    ['interlinear annotation', '\uFFF9'],
  ])('refuses %s', (_what, bad) => {
    for (const text of [bad, `Amina${bad}Bibi`, `${bad}x`, `x${bad}`, `می${bad}خواهم`]) {
      expect([text, isPlainLine(text), isPlainText(text)]).toEqual([text, false, false]);
    }
  });

  it.each([
    '\u200C',
    '\u200D',
    'a\u200C',
    '\u200Da',
    'a \u200Cb',
    '1\u200D2',
    'a\u200C\u200Db',
    '👨\u200D',
    '\u200D👨',
    'a\u200D👨',
    '👨\u200D \u200D👩',
  ])('refuses a joiner without letters beside it: %j', (text) => expect(isPlainLine(text)).toBe(false));

  it('refuses line breaks and tabs, which isPlainText accepts', () => {
    for (const text of ['a\nb', 'a\r\nb', 'a\tb'])
      expect([isPlainLine(text), isPlainText(text)]).toEqual([false, true]);
  });
});

describe('normalizeText', () => {
  it('trims, composes and uses one kind of line break', () => {
    expect(normalizeText(' \u00A0 Ame\u0301lie\r\n\r\nKhan\rx \n')).toBe('Amélie\n\nKhan\nx');
  });

  it('changes a text only once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normalizeText(normalizeText(text)) === normalizeText(text),
      ),
    );
  });

  it('lengthOf counts code points', () => {
    expect([lengthOf('ab'), lengthOf('🌙🌙'), lengthOf('é'), lengthOf('e\u0301'), lengthOf('')]).toEqual([
      2, 2, 1, 2, 0,
    ]);
  });
});

describe('containsContactDetails', () => {
  it.each([
    '9876543210',
    'call +91 98765 43210 please',
    '98765-43210',
    '987.654.3210',
    '9876 / 543210',
    '98765_43210',
    '98765 – 43210',
    '98765·43210',
    '+44 (0)20 7946 0958',
    '9 8 7 6 5 4 3 2 1 0',
    '98\n765\n43210',
    '٩٨٧٦٥٤٣٢١٠',
    '۹۸۷۶۵ ۴۳۲۱۰',
    '९८७६५४३२१०',
    '９８７６５４３２１０',
    'اتصل على ٠٠٩٦٦٥٠١٢٣٤٥٦٧',
    'amina@example.com',
    'Amina.Bibi+x@mail.example.co.uk',
    'amina @ example . com',
    'amina (at) gmail (dot) com',
    'amina[at]gmail[dot]com',
    'amina＠example.com',
    'https://example.test',
    'HTTP://x',
    'www.example',
    'example.com',
    'amina.pk',
    'instagram.com/amina',
    'bit.ly/abc',
    'wa.me/919876543210',
    't.me/amina',
    'discord.gg/abc',
    '@amina',
    'insta: @amina_k',
    '(@amina)',
    'find me at @امینہ',
  ])('finds %j', (text) => {
    expect(containsContactDetails(text)).toBe(true);
    expect(containsContactDetails(`I grew up in Pune. ${text} Thank you.`)).toBe(true);
  });

  it.each([
    '2015 - 2019',
    '2015 – 2019',
    '2010-2014, 2015-2019',
    '1994-03-18',
    '18.03.1994',
    '10/10/2010',
    'B.Sc. 2015, M.Sc. 2017',
    '5.6 ft',
    `5'6"`,
    '6 ft. 1 in.',
    '24/7',
    '8:30-17:30',
    'Hyderabad.In the evenings',
    'near Pune.In the evening',
    'family.To me',
    'Islam.It is',
    'B.Sc.',
    'M.B.B.S., M.D.',
    'Ph.D. in C.S.',
    'B.Com',
    'U.K.',
    'e.g. this',
    'a.m.-p.m.',
    'Node.js',
    'Qur’an 30:21, 24:32 and 2:187',
    'Surah 2:1-5, 3:10-12',
    '1,200,000',
    '12,00,000 a year',
    '1 200 000',
    '1200000',
    'Rs. 12,00,000 - 15,00,000',
    '1, 2, 3, 4, 5, 6, 7, 8, 9',
    'I pray 5 times. 2 brothers, 3 sisters',
    'at home',
    'meet @ 5',
    '٢٠١٥ - ٢٠١٩',
    '',
  ])('ignores %j', (text) => expect(containsContactDetails(text)).toBe(false));

  it('is fast for any text', () => {
    const began = performance.now();
    for (const piece of ['9 ', 'a.', '@', 'a@', '(at)', '. ', '+ ', 'www', 'a@a.', '1-'])
      containsContactDetails(piece.repeat(1500 / piece.length));
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
