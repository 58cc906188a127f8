/** What a story says in the language of Storybook, in the words of the product. Storybook replaces it by its text. */
export type Saying =
  | { message: string; values: Readonly<Record<string, unknown>>; context: string | undefined }
  /** How long ago a time was. */
  | { ago: string }
  /** The exact time. */
  | { at: string }
  | { place: string }
  /** The name of a language, by the code of the contract. */
  | { spoken: string }
  | { lowered: unknown }
  /** What a member has typed, which the product shows as it is. */
  | { typed: string }
  | { parts: readonly unknown[]; joined: 'comma' | 'and' }
  /** A height in centimeters. */
  | { height: number; inFull: boolean };

/** A text that depends on the language. A story has it in the place of a string. */
export class Said {
  readonly saying: Saying;
  constructor(saying: Saying) {
    this.saying = saying;
  }
}

/** A `Said` in the place of the string that it becomes. */
const text = (saying: Saying) => new Said(saying) as unknown as string; // Storybook replaces it before a part is rendered

/** A message of the catalogs with its values. */
export const said = (message: string, values: Readonly<Record<string, unknown>> = {}, context?: string) =>
  text({ message, values, context });

export const ago = (time: string) => text({ ago: time });
export const exactly = (time: string) => text({ at: time });
/** In small letters, within a sentence. */
export const lowered = (part: string) => text({ lowered: part });
export const place = (name: string) => text({ place: name });
export const spoken = (code: string) => text({ spoken: code });
/** A member's own words, which may be a word of the product by chance. */
export const typed = (words: string) => text({ typed: words });
export const years = (age: number) => said('{age, plural, one {# year} other {# years}}', { age });
export const height = (centimeters: number, { inFull = false } = {}) => text({ height: centimeters, inFull });

/** Texts in one line, with the comma of the language. */
export const listed = (...parts: string[]) => text({ parts, joined: 'comma' });
/** Texts in a sentence, with "and" before the last. */
export const joined = (...parts: string[]) => text({ parts, joined: 'and' });
