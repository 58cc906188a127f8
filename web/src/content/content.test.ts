import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  creditSchema,
  dailyQuoteSchema,
  duaSchema,
  faqSchema,
  guidanceSchema,
  landingSchema,
  successStorySchema,
  verseSchema,
} from './content-schema.ts';
import { credits } from './credits.ts';
import { dailyQuotes, quoteOf } from './daily-quotes.ts';
import { duas } from './duas.ts';
import { faq } from './faq.ts';
import { guidance } from './guidance.ts';
import { landing } from './landing.ts';
import { successStories } from './success-stories.ts';
import { beautyOfNikah, emptyProposals, marriageInIslam, verses } from './verses.ts';

// The package exports its code only, so its text is read by path.
const textFolder = join(dirname(createRequire(import.meta.url).resolve('quran-validator')), '..', 'data');
const referenceVerses: { surah: number; ayah: number; text: string }[] = readJson('quran-verses.json');
const surahs: { number: number; versesCount: number }[] = readJson('quran-surahs.json');

function readJson(file: string) {
  return JSON.parse(readFileSync(join(textFolder, file), 'utf8'));
}

/** The consonants alone: the two packages write vowels, small letters and some carriers differently. */
function skeleton(arabic: string): string {
  return arabic
    .normalize('NFD')
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/[^\p{Lo} ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
}

const quran = [...verses, ...duas.filter((dua) => dua.category === 'QURAN')];

/** Fixed when the text was compared with quran-json 3.1.2 and the hadith collections: a changed letter or mark fails. */
const letters: Record<string, string> = {
  'ar-rum-21': 'b2a42c5d6e5d9aabb5ca4014909e424a053fcfc3b71a149c0f8644f5b273839d',
  'an-nisa-1': '7973af8b0a938eb2f31eb0037d337b3b0feebdfa0063b1b9cfd088a7809d56a6',
  'al-hujurat-13': '42322d24402ba13fe301e1ae5247f8819d7ae47d2ec1cd36d12199d8f08f1bcc',
  'al-baqarah-187': '6e625b8dcc0085eaa845c3a291f325438ddbf2be460943d199c97024a2f5cf28',
  'al-araf-189': '340a76e1072cfcaa996793c4739049779dc113e88272664fde8ba9294a11629a',
  'an-nisa-19': 'c04e71d48d170c31f7f7635ce45f81fe8d8981b64d19ca50a4b130990b03403d',
  'al-furqan-74': 'ee2b6108a6310d3dfa50477d24b618133c21ee64ed8f59d20dcfdee3376a9338',
  'adh-dhariyat-49': 'f701d856ee37a42f78c34b921c05d617b7f3bb18bedbdd5b1e35b4148ab548f3',
  'at-talaq-3': 'e5330109a2c9cead40487a361580ed892f7802f18102275e04c5fafb815040e1',
  'an-nisa-21': '222b5318aa9a4860afcc4ff119f238bd94f9c300a88b874cd9f61a9276373232',
  'musa-in-need-of-good': '906cd8a751850b3f7b99e6ecb1ff607e9ea32b0d45a5dfe516ef03be1aca426b',
  'ibrahim-keep-us-in-prayer': 'aefbfd65a7ff24b6bca13c4ad74adba05e0893a7144519cf1555087a0efd4b51',
  'blessing-for-the-newly-married': '2984d3b7d479016e742ea1dff69c040564a36ca802ab9837b4cee854848024a5',
  'on-marrying': 'c1ec937043b56062e57f84afeeb14e7a7d685401747e5866ca48d9fea1c9db94',
  'for-husband-and-wife': 'a86ce3651dcd1ef4f20b93cf11530b5e7ef87e6826b4ed6751068522e0150a43',
  'comfort-of-our-eyes': 'aa131235ea9698c9748add51dd53e851dfa3647d244d5a8a382008cf3c10a18d',
  'zakariyya-for-goodly-offspring': '98205aa7cd15c49860f588ffcc736141693eb5709a95c37aead69189c41c5fc5',
  'zakariyya-leave-me-not-alone': '5aebbd35b3940608cbd2dbe9a00aa1318880d90f1e8309eba0787834b0ef4065',
};

test.each([
  ['verses', z.array(verseSchema), verses],
  ['duas', z.array(duaSchema), duas],
  ['guidance', z.array(guidanceSchema), guidance],
  ['success stories', z.array(successStorySchema), successStories],
  ['daily quotes', z.array(dailyQuoteSchema), dailyQuotes],
  ['questions', z.array(faqSchema), faq],
  ['credits', z.array(creditSchema), credits],
  ['landing page', landingSchema, landing],
])('the %s have their form', (_, schema, content) => {
  expect(z.safeParse(schema, content).error?.issues).toBeUndefined();
});

test('a guidance entry has a context or a story, never both and never neither', () => {
  const [first] = guidance;
  const { story: _story, ...bare } = { story: '', ...first };
  const withoutContext = Object.fromEntries(Object.entries(bare).filter(([key]) => key !== 'context'));
  expect(z.safeParse(guidanceSchema, withoutContext).success).toBe(false);
  expect(z.safeParse(guidanceSchema, { ...withoutContext, context: 'One', story: 'Two' }).success).toBe(false);
});

test('the community page has eight duas, nine hadith and two stories', () => {
  expect([duas.length, guidance.length, successStories.length]).toEqual([8, 9, 2]);
});

test('at least four duas are from the Quran, and both kinds are there', () => {
  expect(duas.filter((dua) => dua.category === 'QURAN').length).toBeGreaterThanOrEqual(4);
  expect(duas.some((dua) => dua.category === 'HADITH')).toBe(true);
});

test('every id is used once in its list', () => {
  for (const list of [verses, duas, guidance, successStories, dailyQuotes, credits]) {
    expect(new Set(list.map((entry) => entry.id)).size).toBe(list.length);
  }
});

test('30:21 leads, and both empty lists have a verse', () => {
  expect(marriageInIslam[0]?.reference).toBe('Quran 30:21');
  expect(beautyOfNikah.length).toBeGreaterThan(2);
  expect(emptyProposals.SENT.id).not.toBe(emptyProposals.RECEIVED.id);
});

describe('the Arabic', () => {
  test.each([...verses, ...duas])('of $id is letter by letter what was checked', ({ id, arabic }) => {
    expect(createHash('sha256').update(arabic).digest('hex')).toBe(letters[id]);
  });

  test('has no checked text that is not shown', () => {
    expect(new Set(Object.keys(letters))).toEqual(new Set([...verses, ...duas].map((entry) => entry.id)));
  });

  test.each(quran)('of $id has the consonants of $reference in a second source', (entry) => {
    const whole = referenceVerses
      .filter((verse) => verse.surah === entry.surah && verse.ayah >= entry.from && verse.ayah <= entry.to)
      .map((verse) => skeleton(verse.text))
      .join(' ');
    const shown = skeleton(entry.arabic);
    expect(` ${whole} `).toContain(` ${shown} `);
    expect(shown !== whole).toBe(entry.isPart);
  });

  test('is marked by an ellipsis exactly where words of a verse are left out', () => {
    for (const verse of verses) {
      const first = referenceVerses.find(({ surah, ayah }) => surah === verse.surah && ayah === verse.from);
      const whole = skeleton(first?.text ?? '');
      const shown = skeleton(verse.arabic);
      expect([verse.id, verse.arabic.startsWith('… '), verse.arabic.endsWith(' …')]).toEqual([
        verse.id,
        !whole.startsWith(shown),
        !whole.endsWith(shown),
      ]);
      expect([verse.translation.startsWith('… '), verse.translation.endsWith(' …')]).toEqual([
        verse.arabic.startsWith('… '),
        verse.arabic.endsWith(' …'),
      ]);
    }
  });
});

test.each(quran)('the reference of $id exists and says where the text is from', ({ surah, from, to, reference }) => {
  const verseCount = surahs.find(({ number }) => number === surah)?.versesCount ?? 0;
  expect(from).toBeLessThanOrEqual(to);
  expect(to).toBeLessThanOrEqual(verseCount);
  expect(reference).toBe(`Quran ${surah}:${from === to ? from : `${from}-${to}`}`);
});

test('a hadith reference names a collection that was checked and a number', () => {
  const collections = /(Sahih al-Bukhari|Sunan Abi Dawud|Jami‘ at-Tirmidhi|Sunan Ibn Majah) \d+/;
  const entries = [...guidance, ...successStories, ...duas.filter((dua) => dua.category === 'HADITH')];
  for (const { reference } of entries) expect(reference).toMatch(collections);
});

test('disputed narrations are not used', () => {
  const all = JSON.stringify([duas, guidance, successStories, dailyQuotes]);
  expect(all).not.toMatch(/Tirmidhi 1084|Dawud 2117/);
});

describe('the quote of the day', () => {
  test('is the same all day long, in every place', () => {
    expect(quoteOf(new Date('2026-11-21T00:00:00Z'))).toBe(quoteOf(new Date('2026-11-21T23:59:59Z')));
  });

  test('is another one the next day, until each has had its day', () => {
    const days = dailyQuotes.map((_, day) => quoteOf(new Date(Date.UTC(2026, 10, 21 + day))));
    expect(new Set(days).size).toBe(dailyQuotes.length);
  });

  test('exists for days before 1970', () => {
    expect(dailyQuotes).toContain(quoteOf(new Date('1969-12-25')));
  });
});

test('the questions say what the specification wants said', () => {
  const said = faq.map(({ answer }) => answer).join(' ');
  expect(said).toContain('By phone.');
  expect(said).toContain('Photos are neither required nor shown');
  expect(said).toContain('curated from your preferences');
});

test('the way is told in four steps', () => {
  expect(landing.howItWorks.steps).toHaveLength(4);
});
