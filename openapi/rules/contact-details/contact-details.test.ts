import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAddresses } from './addresses.ts';
import { containsContactDetails, findContactDetails } from './contact-details.ts';
import { evasions, innocents, type Language } from './corpora/corpora.ts';
import { findHandles } from './handles.ts';
import { findPhones } from './phones.ts';
import { read } from './reading.ts';

const languages: Record<Language, string> = {
  en: 'English',
  ur: 'Urdu',
  ru: 'Urdu and Hindi in Latin letters',
  hi: 'Hindi',
  ar: 'Arabic',
};
const all = Object.keys(languages) as Language[];

describe('of the corpora', () => {
  const misses = evasions().filter(({ text }) => !containsContactDetails(text));
  const alarms = innocents().filter(({ text }) => containsContactDetails(text));

  it.each([['all languages', all], ...all.map((language) => [languages[language], [language]] as const)] as const)(
    'at least 90 % of the evasions and at most 2 %% of the innocent texts are found in %s',
    (_name, chosen) => {
      const among = <T extends { language: Language }>(texts: readonly T[]) =>
        texts.filter(({ language }) => (chosen as readonly Language[]).includes(language));
      const missed = among(misses).map(({ text }) => text);
      const alarmed = among(alarms).map(({ text }) => text);
      expect(missed.length / among(evasions()).length <= 0.1 ? [] : missed).toEqual([]);
      expect(alarmed.length / among(innocents()).length <= 0.02 ? [] : alarmed).toEqual([]);
    },
  );

  it('has at least 200 texts of each kind, and 30 of each language', () => {
    for (const texts of [evasions(), innocents()]) {
      expect(texts.length).toBeGreaterThanOrEqual(200);
      for (const language of all) expect(texts.filter((text) => text.language === language).length).toBeGreaterThan(30);
      expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
    }
  });

  it('at least 95 % are found as their own kind', () => {
    const wrong = evasions().filter(({ text, kind }) => {
      const found = findContactDetails(text);
      return found.length > 0 && found.every((detail) => detail.kind !== kind);
    });
    expect(wrong.length / evasions().length < 0.05 ? [] : wrong).toEqual([]);
  });
});

describe('what is found', () => {
  it.each([
    ['I live in Pune. Call 98765 43210 today.', 'phone', '98765 43210'],
    ['write to amina.khan@example.com please', 'email', 'amina.khan@example.com'],
    ['amina dot khan at gmail dot com', 'email', 'amina dot khan at gmail dot com'],
    ['see https://example.test/amina?x=1 and more', 'link', 'https://example.test/amina?x=1'],
    ['I paint. insta: amina_k92', 'handle', 'insta: amina_k92'],
    ['９８７６５４３２１０', 'phone', '９８７６５４３２１０'],
    ['9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣ ok', 'phone', '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣'],
    ['🌙 صفر تین صفر صفر پانچ پانچ پانچ ایک دو تین چار', 'phone', 'صفر تین صفر صفر پانچ پانچ پانچ ایک دو تین چار'],
  ])('is marked in the text as it was written: %s', (text, kind, words) => {
    expect(
      findContactDetails(text).map(({ start, end, ...rest }) => ({ ...rest, words: text.slice(start, end) })),
    ).toEqual([{ kind, words }]);
  });
});

describe('plain writing', () => {
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
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      '@',
      '.',
      ' at ',
      ' dot ',
      'com',
      '9',
      ' nine ',
      'insta',
      '_',
      ':',
      '\n',
      'ا',
      '\uFDFA',
      '\u0301',
      '\uD800',
      'الو',
      'x',
    ),
  }),
);

describe('any text', () => {
  it('is searched without an error, and what is found is a part of it, in order and without overlap', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = findContactDetails(text);
        expect(containsContactDetails(text)).toBe(found.length > 0);
        let before = 0;
        for (const { start, end } of found) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });

  it('shows a plain phone number wherever it is put', () => {
    const number = fc.constantFrom(
      '9876543210',
      '+91 98765 43210',
      '0300-5551234',
      '+44 7700 900123',
      '۰۳۰۰ ۵۵۵۱۲۳۴',
      '(919) 555-0147',
    );
    const text = fc.constantFrom(...innocents().map((innocent) => innocent.text));
    fc.assert(
      fc.property(text, fc.nat(), number, (innocent, at, phone) => {
        const place = at % (innocent.length + 1);
        expect(containsContactDetails(`${innocent.slice(0, place)} ${phone} ${innocent.slice(place)}`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the work for a text', () => {
  const pieces = [
    '.',
    '. ',
    '9',
    '9 ',
    '9x',
    '9,',
    '1:',
    '@',
    'a@',
    '@a ',
    'at ',
    '(at) ',
    ' ',
    '\u0301',
    '\uFDFA',
    'nine ',
    'nine',
    'do no ',
    'ninenineninex ',
    'a ',
    'a.',
    'a.a ',
    'insta ',
    'my insta is x ',
    'insta on me add ',
    'gmail ',
    'a_',
    '_',
    'www.',
    'a.com/',
    'एक ',
    'صفر ',
    '1nst@',
    "w'h",
    '$a',
    'i n ',
  ];

  it.each(pieces)('grows no faster than its length: %j', (piece) => {
    const [small, large] = [2048, 8192].map((length) => reads(piece.repeat(length / piece.length)));
    expect(large! / small!).toBeLessThan(4.5);
  });

  it('is bounded for characters that expand: the text read is no longer than four times the text written', () => {
    const expanding = '\uFDFA\uFDFB\u3300\u32FF\u33FF\uFB03⑽㈠½'.repeat(100);
    expect(read(expanding).reduce((length, token) => length + token.text.length, 0)).toBeLessThanOrEqual(
      4 * expanding.length,
    );
  });
});

/** How often the finders look at a token of the text: a count, since times differ between machines. */
function reads(text: string): number {
  let count = 0;
  const tokens = new Proxy(read(text), {
    get(target, property) {
      count++;
      return Reflect.get(target, property);
    },
  });
  findPhones(tokens);
  findAddresses(tokens);
  findHandles(tokens);
  return count;
}
