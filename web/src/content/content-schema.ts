import * as z from 'zod/mini';

// The types are what the pages use; the schemas themselves run in tests only, so no page carries a validator.

const text = z.string().check(z.minLength(1), z.regex(/^\S[\s\S]*\S$/, 'no space at either end'));
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

const place = {
  surah: z.int().check(z.minimum(1), z.maximum(114)),
  from: z.int().check(z.minimum(1)),
  to: z.int().check(z.minimum(1)),
  /** Whether words of the verse before or after are left out. */
  isPart: z.boolean(),
};

/** A verse as it is set on a page; an ellipsis stands where words are left out. */
export const verseSchema = z.strictObject({ id, arabic: text, translation: text, reference: text, ...place });

const duaFields = { id, heading: text, arabic: text, translation: text, reference: text, note: z.optional(text) };

/** A supplication, whole; from the Quran with its place, so that the letters can be checked. */
export const duaSchema = z.discriminatedUnion('category', [
  z.strictObject({ ...duaFields, category: z.literal('QURAN'), translationLabel: z.literal('Pickthall, 1930'), ...place }),
  z.strictObject({ ...duaFields, category: z.literal('HADITH'), translationLabel: z.literal('Meaning') }),
]);

const guidanceFields = { id, heading: text, contentLabel: z.literal('Meaning'), content: text, reference: text };

/** A hadith in our own plain words, with either what surrounds it or the story it belongs to. */
export const guidanceSchema = z.union([
  z.strictObject({ ...guidanceFields, context: text }),
  z.strictObject({ ...guidanceFields, story: text }),
]);

export const successStorySchema = z.strictObject({ id, title: text, story: text, lesson: text, reference: text });

export const dailyQuoteSchema = z.strictObject({ id, text, reference: text, label: z.enum(['Pickthall, 1930', 'Meaning']) });

export const faqSchema = z.strictObject({ question: text, answer: text });

export const creditSchema = z.strictObject({ id, text });

const titled = z.strictObject({ heading: text, text });

export const landingSchema = z.strictObject({
  hero: z.strictObject({ heading: text, text, learnMore: text }),
  features: z.strictObject({ heading: text, items: z.array(titled) }),
  privacy: z.strictObject({ heading: text, intro: text, promises: z.array(titled) }),
  marriageInIslam: titled,
  beautyOfNikah: titled,
  howItWorks: z.strictObject({ heading: text, steps: z.array(titled) }),
  faqHeading: text,
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
