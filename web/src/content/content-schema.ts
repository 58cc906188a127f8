import type { MessageDescriptor } from '@lingui/core';
import * as z from 'zod/mini';

// The types are what the pages use; the schemas themselves run in tests only, so no page carries a validator.

const text = z.string().check(z.minLength(1), z.regex(/^\S[\s\S]*\S$/, 'no space at either end'));
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** Words of ours: English in the code, other languages in the catalogues. */
const words = z.custom<MessageDescriptor>(
  (value) => z.safeParse(text, Object(value).message).success,
  'no words, or a space at either end',
);

// Quoted words are here in each language, with their source, and not in a catalog, where they could be changed.

/** The text under an Arabic one; readers of Arabic need none. */
const translation = z.strictObject({ en: text, ur: text, ar: z.optional(z.never()) });

/** A text that is shown in one language at a time; the Arabic is the original. */
const quoted = z.strictObject({ ar: text, en: text, ur: text });

const place = {
  surah: z.int().check(z.minimum(1), z.maximum(114)),
  from: z.int().check(z.minimum(1)),
  to: z.int().check(z.minimum(1)),
  /** Whether words of the verse before or after are left out. */
  isPart: z.boolean(),
};

/** A verse as it is shown on a page; an ellipsis replaces omitted words. */
export const verseSchema = z.strictObject({ id, arabic: text, translation, ...place });

const duaFields = { id, heading: words, arabic: text, translation, note: z.optional(words) };

/** A supplication, whole; from the Quran with its place, so that the letters can be checked. */
export const duaSchema = z.discriminatedUnion('category', [
  z.strictObject({ ...duaFields, category: z.literal('QURAN'), ...place }),
  z.strictObject({ ...duaFields, category: z.literal('HADITH'), reference: words }),
]);

const guidanceFields = { id, heading: words, content: quoted, reference: words };

/** A hadith, in English and Urdu in our own plain words, with either what surrounds it or the story it belongs to. */
export const guidanceSchema = z.union([
  z.strictObject({ ...guidanceFields, context: words }),
  z.strictObject({ ...guidanceFields, story: words }),
]);

export const successStorySchema = z.strictObject({ id, title: words, story: words, lesson: words, reference: words });

export const dailyQuoteSchema = z.discriminatedUnion('category', [
  z.strictObject({ id, category: z.literal('QURAN'), text: quoted, ...place }),
  z.strictObject({ id, category: z.literal('HADITH'), text: quoted, reference: words }),
]);

/** An answer may name who runs this copy: {operator} and {email}. */
export const faqSchema = z.strictObject({ question: words, answer: words, namesOperator: z.optional(z.literal(true)) });

export const creditSchema = z.strictObject({ id, text: words });

const titled = z.strictObject({ heading: words, text: words });

export const landingSchema = z.strictObject({
  hero: z.strictObject({ heading: words, text: words, cost: words, learnMore: words }),
  /** An invented profile. */
  specimen: z.strictObject({ name: words, facts: words, author: words, text: words, caption: words }),
  features: z.strictObject({ heading: words, items: z.array(titled) }),
  privacy: z.strictObject({ heading: words, intro: words, promises: z.array(titled) }),
  marriageInIslam: z.strictObject({ heading: words }),
  beautyOfNikah: titled,
  howItWorks: z.strictObject({ heading: words, steps: z.array(titled) }),
  faqHeading: words,
  finalCall: titled,
});

export type Verse = z.infer<typeof verseSchema>;
export type Dua = z.infer<typeof duaSchema>;
export type Guidance = z.infer<typeof guidanceSchema>;
export type SuccessStory = z.infer<typeof successStorySchema>;
export type DailyQuote = z.infer<typeof dailyQuoteSchema>;
export type Faq = z.infer<typeof faqSchema>;
export type Credit = z.infer<typeof creditSchema>;
export type Landing = z.infer<typeof landingSchema>;
