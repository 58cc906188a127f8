import * as z from 'zod/mini';
import { isRealDate, yearsOn } from './rules/age.ts';
import { today } from './rules/day.ts';
import { defaultMessages } from './rules/default-messages.ts';
import { lengthOf, normalizeText } from './rules/text.ts';

/** The sentences of x-messages, by keyword. */
type Messages = Record<string, string>;

type TextLimits = { minLength?: number; maxLength?: number; pattern?: string };
type NumberLimits = { minimum?: number; maximum?: number; multipleOf?: number };
type ListLimits = { minItems?: number; maxItems?: number; uniqueItems?: boolean };

/** The contract's sentence for a keyword, or else the default one. */
function sentence(messages: Messages, keyword: string): string {
  return messages[keyword] ?? defaultMessages[keyword] ?? '';
}

/** A zod check from a function that names the failed keyword. */
function failing<T>(messages: Messages, failedKeyword: (value: T) => string | undefined | false) {
  return z.check<T>(({ value, issues }) => {
    const keyword = failedKeyword(value);
    if (keyword) issues.push({ code: 'custom', message: sentence(messages, keyword), input: value });
  });
}

/** A text, sent normalized; lengths count code points after trimming, as on the server. */
export function text(limits: TextLimits, messages: Messages) {
  return z.string({ error: sentence(messages, 'required') }).check(
    z.overwrite(normalizeText),
    failing(messages, (value) =>
      value === '' ? (limits.minLength ?? 0) > 0 && 'required' : failedTextLimit(limits, value),
    ),
  );
}

function failedTextLimit({ minLength = 0, maxLength = Infinity, pattern }: TextLimits, value: string) {
  if (lengthOf(value) < minLength) return 'minLength';
  if (lengthOf(value) > maxLength) return 'maxLength';
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? 'pattern' : undefined;
}

/** One of the contract's values. */
export function oneOf<const V extends readonly string[]>(values: V, messages: Messages) {
  return z.enum(values, { error: sentence(messages, 'required') });
}

/** A number; an empty control has none. */
export function number(
  type: 'number' | 'integer',
  { minimum = -Infinity, maximum = Infinity, multipleOf }: NumberLimits,
  messages: Messages,
) {
  // The least number is a better answer to an emptied control than "This is required".
  const missing = messages['required'] ?? messages['minimum'] ?? sentence(messages, 'required');
  const failedType = ({ input }: { input?: unknown }) =>
    typeof input === 'string' && normalizeText(input) !== '' ? sentence(messages, 'type') : missing;
  return z.number({ error: failedType }).check(
    failing(messages, (value) => {
      if (type === 'integer' && !Number.isInteger(value)) return 'type';
      if (value < minimum) return 'minimum';
      if (value > maximum) return 'maximum';
      const steps = multipleOf === undefined ? 0 : value / multipleOf;
      return Math.abs(steps - Math.round(steps)) > 1e-6 && 'multipleOf';
    }),
  );
}

/** A day as YYYY-MM-DD. */
export function date({ 'x-minimum-age': minimumAge = 0 }: { 'x-minimum-age'?: number }, messages: Messages) {
  return z.string({ error: sentence(messages, 'required') }).check(
    failing(messages, (value) => {
      if (value === '') return 'required';
      if (!isRealDate(value)) return 'format';
      return yearsOn(value, today(new Date())) < minimumAge && 'x-minimum-age';
    }),
  );
}

/** A list of the contract's values, or of free texts within their own limits when `values` is null. */
export function listOf<const V extends readonly string[]>(
  values: V | null,
  { minItems = 0, maxItems = Infinity, uniqueItems }: ListLimits,
  messages: Messages,
  itemLimits: TextLimits = {},
) {
  // With null, V is inferred as readonly string[], for which a plain string is the right item.
  const item = (values ? z.enum(values) : z.string()) as z.ZodMiniType<V[number], V[number]>;
  // One item more than allowed is enough to refuse a list that is too long.
  const normalized = (list: V[number][]) =>
    values ? list : list.slice(0, maxItems + 1).map((each): V[number] => normalizeText(each));
  return z.array(item, { error: sentence(messages, 'required') }).check(
    z.overwrite(normalized),
    failing(messages, (list) => {
      if (list.length === 0) return minItems > 0 && 'required';
      if (list.length < minItems) return 'minItems';
      if (list.length > maxItems) return 'maxItems';
      const failed = list.map((each) => failedTextLimit(itemLimits, each)).find((each) => each !== undefined);
      if (failed) return failed;
      return uniqueItems && new Set(list).size < list.length && 'uniqueItems';
    }),
  );
}

/**
 * A field that the contract does not require: an empty control passes, and is sent as null where the contract takes null,
 * else not at all.
 */
export function optional<Out>(rule: z.ZodMiniType<Out>, { nullable }: { nullable: true }): Optional<Out | null>;
export function optional<Out>(rule: z.ZodMiniType<Out>, options?: { nullable?: false }): Optional<Out>;
export function optional<Out>(rule: z.ZodMiniType<Out>, { nullable = false }: { nullable?: boolean } = {}) {
  const emptied = z.transform((value: unknown) => (isEmptyControl(value) ? (nullable ? null : undefined) : value));
  return z.optional(z.pipe(emptied, nullable ? z.nullable(z.optional(rule)) : z.optional(rule)));
}

/** A field that the contract requires and that may be null: an empty control is sent as null. */
export function orNull<Out>(rule: z.ZodMiniType<Out>) {
  const emptied = z.transform((value: unknown) => (isEmptyControl(value) ? null : value));
  return z.pipe(emptied, z.nullable(rule));
}

type Optional<Out> = z.ZodMiniOptional<z.ZodMiniType<Out | undefined>>;

function isEmptyControl(value: unknown): boolean {
  return value === null || (typeof value === 'string' && normalizeText(value) === '');
}

/** In each pair the first number must not exceed the second. Both fields show the sentence, since a change of either helps. */
export function notAbove(pairs: readonly (readonly [string, string])[], messages: Messages) {
  return z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      for (const pair of pairs) {
        const [low, high] = pair.map((field) => value[field]);
        const isFaulty = issues.some(({ path }) => pair.some((field) => field === path?.[0]));
        if (isFaulty || typeof low !== 'number' || typeof high !== 'number' || low <= high) continue;
        const message = sentence(messages, 'x-not-above');
        for (const field of pair) issues.push({ code: 'custom', message, path: [field], input: value[field] });
      }
    },
    // zod leaves checks of an object out as long as one of its fields is wrong.
    { when: () => true },
  );
}
