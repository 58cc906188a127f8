import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainLine, isPlainText, lengthOf, normalizeText } from './text.ts';

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

  it('leaves a text with more marks on a letter than any language has, and isPlainLine refuses it', () => {
    const crowded = `a${'\u0301\u0316'.repeat(16)}`;
    expect(normalizeText(` ${crowded}`)).toBe(crowded);
    expect([isPlainLine(crowded), isPlainText(crowded)]).toEqual([false, false]);
    expect(isPlainLine(`a${'\u0301'.repeat(30)}`)).toBe(true);
  });

  it('lengthOf counts code points', () => {
    expect([lengthOf('ab'), lengthOf('🌙🌙'), lengthOf('é'), lengthOf('e\u0301'), lengthOf('')]).toEqual([
      2, 2, 1, 2, 0,
    ]);
  });
});
