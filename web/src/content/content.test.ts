import { i18n } from '@lingui/core';
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
import { emptyProposals } from './proposal-verses.ts';
import { placeOf, surahNames } from './quran-place.ts';
import { beautyOfNikah, marriageInIslam } from './verses.ts';

// The package exports its code only, so its text is read by path.
const textFolder = join(dirname(createRequire(import.meta.url).resolve('quran-validator')), '..', 'data');
const referenceVerses: { surah: number; ayah: number; text: string }[] = readJson('quran-verses.json');
const surahs: { number: number; name: string; versesCount: number }[] = readJson('quran-surahs.json');

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

const verses = [marriageInIslam, ...beautyOfNikah.map(({ verse }) => verse), ...Object.values(emptyProposals)];

/** Everything from the Quran. */
const quran = [
  ...verses,
  ...duas.filter((dua) => dua.category === 'QURAN'),
  ...dailyQuotes
    .filter((quote) => quote.category === 'QURAN')
    .map(({ text: { ar: arabic, ...translation }, ...quote }) => ({ ...quote, arabic, translation })),
];
const hadith = [...duas, ...dailyQuotes].filter((entry) => entry.category === 'HADITH');

/** Fixed when the text was compared with quran-json 3.1.2 and the hadith collections: a changed letter or mark fails. */
const letters: Record<string, string> = {
  'ar-rum-21': 'b2a42c5d6e5d9aabb5ca4014909e424a053fcfc3b71a149c0f8644f5b273839d',
  'al-baqarah-187': '6e625b8dcc0085eaa845c3a291f325438ddbf2be460943d199c97024a2f5cf28',
  'al-araf-189': '340a76e1072cfcaa996793c4739049779dc113e88272664fde8ba9294a11629a',
  'an-nisa-19': 'c04e71d48d170c31f7f7635ce45f81fe8d8981b64d19ca50a4b130990b03403d',
  'al-furqan-74': 'ee2b6108a6310d3dfa50477d24b618133c21ee64ed8f59d20dcfdee3376a9338',
  'adh-dhariyat-49': 'f701d856ee37a42f78c34b921c05d617b7f3bb18bedbdd5b1e35b4148ab548f3',
  'at-talaq-3': 'e5330109a2c9cead40487a361580ed892f7802f18102275e04c5fafb815040e1',
  'musa-in-need-of-good': '906cd8a751850b3f7b99e6ecb1ff607e9ea32b0d45a5dfe516ef03be1aca426b',
  'ibrahim-keep-us-in-prayer': 'aefbfd65a7ff24b6bca13c4ad74adba05e0893a7144519cf1555087a0efd4b51',
  'blessing-for-the-newly-married': '2984d3b7d479016e742ea1dff69c040564a36ca802ab9837b4cee854848024a5',
  'on-marrying': 'c1ec937043b56062e57f84afeeb14e7a7d685401747e5866ca48d9fea1c9db94',
  'for-husband-and-wife': 'a86ce3651dcd1ef4f20b93cf11530b5e7ef87e6826b4ed6751068522e0150a43',
  'comfort-of-our-eyes': 'aa131235ea9698c9748add51dd53e851dfa3647d244d5a8a382008cf3c10a18d',
  'zakariyya-for-goodly-offspring': '98205aa7cd15c49860f588ffcc736141693eb5709a95c37aead69189c41c5fc5',
  'zakariyya-leave-me-not-alone': '5aebbd35b3940608cbd2dbe9a00aa1318880d90f1e8309eba0787834b0ef4065',
  'whoever-can-marry': 'b6e49f73772960ee569f7724ae7baed11b114677cbe7ed82e68ac51115fde31b',
  'four-reasons': '06be6b6ff9f391fad4bda961b8ec3e09c97bb977a061d6edc34d17d91c82c138',
  'her-consent': '69151f4a2f18f21a9db97f36a7531aa849bd66856a382f431c357969fb0b10b8',
  'the-guardian': '3d5c8369555d5c157928d3d576f77b3e0e595ba05f7d4056e56af547519fe8f3',
  'see-one-another': '13be28a13713cd527cb6ec60e07ed1d5da60dacd41866716e8ebd263d729f877',
  'those-allah-helps': '6dc0efadf880b81cb36ec4cd1ecb16f1bc3d1b42ed2ae5ef0b881e550684502e',
  'nothing-like-marriage': 'e2310b88cc7ac71e7215971ee3c86c9f693967f1a65d2686b336e7f9b225f6bd',
  'best-in-character': '15b77e33ade1cff5556e1cfdf7561f0e5927fd240582eb55a9127291e188b743',
  'best-to-his-family': 'edad04dc5af723d968ecbfef5608ab0b1ccf5227762e05915518f7b5114b01ee',
  'quote love-and-mercy': '0be5c0b21dcc963ec9176e592e131a859c82428928e8ecf697b207e0dd32684f',
  'quote raiment': '6e625b8dcc0085eaa845c3a291f325438ddbf2be460943d199c97024a2f5cf28',
  'quote trust': 'e5330109a2c9cead40487a361580ed892f7802f18102275e04c5fafb815040e1',
  'quote service-of-his-family': 'd60b548c4cf7fed3fc5cd88e77bb4d6c523a43195d35b3c7a9dafa1fdd8528f2',
  'quote comfort-of-our-eyes': 'a97f3203b2a43e906a86cb9b38606db5d52b367869479885e5e00e370a7584d1',
};

/** The published translations of the Quran, fixed when they were compared with quran-api (eng-mohammedmarmadu, urd-fatehmuhammadja). */
const published = '3be84fdb751eb1de5c4fba5da88f552f17cc32785b2c4596c5ad7a89a3ede3d4';

const sum = (words: string) => createHash('sha256').update(words).digest('hex');

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
  expect(marriageInIslam).toMatchObject({ surah: 30, from: 21 });
  expect(beautyOfNikah.length).toBeGreaterThan(2);
  expect(emptyProposals.SENT.id).not.toBe(emptyProposals.RECEIVED.id);
});

describe('the Arabic', () => {
  const checked = [
    ...[...verses, ...duas].map(({ id, arabic }) => ({ id, arabic })),
    ...guidance.map(({ id, content }) => ({ id, arabic: content.ar })),
    ...dailyQuotes
      .filter(({ id }) => !guidance.some((entry) => entry.id === id))
      .map(({ id, text }) => ({ id: `quote ${id}`, arabic: text.ar })),
  ];

  test.each(checked)('of $id is letter by letter what was checked', ({ id, arabic }) => {
    expect(sum(arabic)).toBe(letters[id]);
  });

  test('has no checked text that is not shown', () => {
    expect(new Set(Object.keys(letters))).toEqual(new Set(checked.map((entry) => entry.id)));
  });

  test.each(quran)('of $id has the consonants of $surah:$from in a second source', (entry) => {
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
      for (const translation of Object.values(verse.translation)) {
        expect([translation.startsWith('… '), translation.endsWith(' …')]).toEqual([
          verse.arabic.startsWith('… '),
          verse.arabic.endsWith(' …'),
        ]);
      }
    }
  });
});

test('the translations of the Quran are those that were published', () => {
  expect(sum(JSON.stringify(quran.map(({ id, translation: { en, ur } }) => [id, en, ur])))).toBe(published);
});

test.each(quran)('the place of $id exists, and its surah is known by name', ({ surah, from, to }) => {
  const { name, versesCount } = surahs.find(({ number }) => number === surah) ?? { versesCount: 0 };
  expect(from).toBeLessThanOrEqual(to);
  expect(to).toBeLessThanOrEqual(versesCount);
  expect(surahNames[surah]).toBe(name);
});

test.each([
  ['en', undefined, 'Quran 30:21'],
  ['ar', 'سورة {name}: {verse}', 'سورة الروم: 21'],
])('a verse is cited as one does (%s)', (_, translated, cited) => {
  const { id, values, message } = placeOf({ surah: 30, from: 21 });
  expect(i18n._(id, values, { message: translated ?? message })).toBe(cited);
});

test('a hadith reference names a collection that was checked and a number', () => {
  const collections = /(Sahih al-Bukhari|Sunan Abi Dawud|Jami‘ at-Tirmidhi|Sunan Ibn Majah) \d+/;
  for (const { reference } of [...guidance, ...successStories, ...hadith])
    expect(reference.message).toMatch(collections);
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
  const said = faq.map(({ answer }) => answer.message).join(' ');
  expect(said).toContain('By phone.');
  expect(said).toContain('Photos are neither required nor shown');
  expect(said).toContain('curated from your preferences');
});

test('How it works has four steps', () => {
  expect(landing.howItWorks.steps).toHaveLength(4);
});
