import * as z from 'zod/mini';
import { isRealDate, today, yearsOn } from './rules/age.ts';
import { lengthOf, tidy } from './rules/text.ts';

/** The sentences of x-messages, by keyword. */
type Words = Record<string, string>;

type TextLimits = { minLength?: number; maxLength?: number; pattern?: string };
type NumberLimits = { minimum?: number; maximum?: number; multipleOf?: number };
type ListLimits = { minItems?: number; maxItems?: number; uniqueItems?: boolean };

/** Turns "what is wrong with this value" into a zod check with that sentence. */
function says<T>(wrong: (value: T) => string | undefined | false) {
  return z.check<T>(({ value, issues }) => {
    const message = wrong(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  });
}

/** A text; lengths count code points after trimming, as the server does. */
export function text({ minLength = 0, maxLength = Infinity, pattern }: TextLimits, words: Words) {
  return z.string({ error: words['required'] }).check(
    says((typed) => {
      const value = tidy(typed);
      if (value === '') return minLength > 0 && words['required'];
      if (lengthOf(value) < minLength) return words['minLength'];
      if (lengthOf(value) > maxLength) return words['maxLength'];
      return pattern !== undefined && !new RegExp(pattern, 'u').test(value) && words['pattern'];
    }),
  );
}

/** One of the contract's values. */
export function oneOf<const V extends readonly string[]>(values: V, words: Words) {
  return z.enum(values, { error: words['required'] });
}

/** A number; an empty field is none. */
export function number(type: 'number' | 'integer', { minimum = -Infinity, maximum = Infinity, multipleOf }: NumberLimits, words: Words) {
  return z.number({ error: words['required'] }).check(
    says((value) => {
      if (type === 'integer' && !Number.isInteger(value)) return words['type'];
      if (value < minimum) return words['minimum'];
      if (value > maximum) return words['maximum'];
      const steps = multipleOf === undefined ? 0 : value / multipleOf;
      return Math.abs(steps - Math.round(steps)) > 1e-6 && words['multipleOf'];
    }),
  );
}

/** A day as YYYY-MM-DD. */
export function date({ 'x-minimum-age': age = 0 }: { 'x-minimum-age'?: number }, words: Words) {
  return z.string({ error: words['required'] }).check(
    says((value) => {
      if (value === '') return words['required'];
      if (!isRealDate(value)) return words['format'];
      return yearsOn(value, today()) < age && words['x-minimum-age'];
    }),
  );
}

/** A list of the contract's values, or of free words when `values` is null. */
export function chosen<const V extends readonly string[]>(values: V | null, { minItems = 0, maxItems = Infinity, uniqueItems }: ListLimits, words: Words) {
  // With null, V is inferred as readonly string[], for which a plain string is the right item.
  const item = (values ? z.enum(values) : z.string()) as z.ZodMiniType<V[number], V[number]>;
  return z.array(item, { error: words['required'] }).check(
    says((list) => {
      if (list.length === 0) return minItems > 0 && words['required'];
      if (list.length < minItems) return words['minItems'];
      if (list.length > maxItems) return words['maxItems'];
      return uniqueItems && new Set(list).size < list.length && words['uniqueItems'];
    }),
  );
}
