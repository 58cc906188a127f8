import * as z from 'zod/mini';
import { isRealDate, today, yearsOn } from './rules/age.ts';
import { generalWords } from './rules/general-words.ts';
import { lengthOf, tidy } from './rules/text.ts';

/** The sentences of x-messages, by keyword. */
type Words = Record<string, string>;

type TextLimits = { minLength?: number; maxLength?: number; pattern?: string };
type NumberLimits = { minimum?: number; maximum?: number; multipleOf?: number };
type ListLimits = { minItems?: number; maxItems?: number; uniqueItems?: boolean };

/** Turns "which limit does this value miss" into a zod check with the sentence for it; the contract's, or else the general one. */
function says<T>(words: Words, missed: (value: T) => string | undefined | false) {
  return z.check<T>(({ value, issues }) => {
    const keyword = missed(value);
    if (keyword) issues.push({ code: 'custom', message: words[keyword] ?? generalWords[keyword] ?? '', input: value });
  });
}

/** A text; lengths count code points after trimming, as the server does. */
export function text(limits: TextLimits, words: Words) {
  return z
    .string({ error: words['required'] })
    .check(
      says(words, (typed) =>
        tidy(typed) === '' ? (limits.minLength ?? 0) > 0 && 'required' : missedByText(limits, typed),
      ),
    );
}

function missedByText({ minLength = 0, maxLength = Infinity, pattern }: TextLimits, typed: string): string | undefined {
  const value = tidy(typed);
  if (lengthOf(value) < minLength) return 'minLength';
  if (lengthOf(value) > maxLength) return 'maxLength';
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? 'pattern' : undefined;
}

/** One of the contract's values. */
export function oneOf<const V extends readonly string[]>(values: V, words: Words) {
  return z.enum(values, { error: words['required'] });
}

/** A number; an empty field is none. */
export function number(
  type: 'number' | 'integer',
  { minimum = -Infinity, maximum = Infinity, multipleOf }: NumberLimits,
  words: Words,
) {
  return z.number({ error: words['required'] }).check(
    says(words, (value) => {
      if (type === 'integer' && !Number.isInteger(value)) return 'type';
      if (value < minimum) return 'minimum';
      if (value > maximum) return 'maximum';
      const steps = multipleOf === undefined ? 0 : value / multipleOf;
      return Math.abs(steps - Math.round(steps)) > 1e-6 && 'multipleOf';
    }),
  );
}

/** A day as YYYY-MM-DD. */
export function date({ 'x-minimum-age': age = 0 }: { 'x-minimum-age'?: number }, words: Words) {
  return z.string({ error: words['required'] }).check(
    says(words, (value) => {
      if (value === '') return 'required';
      if (!isRealDate(value)) return 'format';
      return yearsOn(value, today()) < age && 'x-minimum-age';
    }),
  );
}

/** A list of the contract's values, or of free words when `values` is null; each of those within its own limits. */
export function chosen<const V extends readonly string[]>(
  values: V | null,
  { minItems = 0, maxItems = Infinity, uniqueItems }: ListLimits,
  words: Words,
  each: TextLimits = {},
) {
  // With null, V is inferred as readonly string[], for which a plain string is the right item.
  const item = (values ? z.enum(values) : z.string()) as z.ZodMiniType<V[number], V[number]>;
  return z.array(item, { error: words['required'] }).check(
    says(words, (list) => {
      if (list.length === 0) return minItems > 0 && 'required';
      if (list.length < minItems) return 'minItems';
      if (list.length > maxItems) return 'maxItems';
      if (uniqueItems && new Set(list).size < list.length) return 'uniqueItems';
      return list.map((one) => missedByText(each, one)).find((missed) => missed !== undefined);
    }),
  );
}
