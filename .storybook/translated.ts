import { i18n, setupI18n, type I18n, type Messages } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { countries } from '@mithaq/openapi/locations.ts';
import { unitsOf } from '@mithaq/openapi/rules/height.ts';
import { languageOf, type Language } from '@mithaq/openapi/rules/language.ts';
import { cloneElement, isValidElement } from 'react';
import { nativeWords } from '../ui-kit/src/testing/native-words.ts';
import { Said, type Saying } from '../ui-kit/src/testing/said.ts';
import { duas } from '../web/src/content/duas.ts';
import { marriageInIslam } from '../web/src/content/verses.ts';
import { joined } from '../web/src/i18n/joined.ts';
import { listed } from '../web/src/i18n/listed.ts';
import { countryName } from '../web/src/reference/place-names.ts';
import { factText } from '../web/src/shared/facts.ts';
import { exactTime, timeAgo } from '../web/src/shared/time.ts';

/** The names of states and cities in a language, by the code of the country and the English name. */
type PlaceFile = Record<string, Record<string, string>>;

const catalogs = import.meta.glob<{ messages: Messages }>('../web/src/i18n/ar/*.po');
const placeFiles = import.meta.glob<PlaceFile>('../web/src/reference/place-names/*.json', { import: 'default' });
/** What the product quotes, by its English translation; the Arabic is there whole. */
const quoted = new Map([marriageInIslam, ...duas].map(({ translation }) => [translation.en, translation]));
const placesIn = new Map<Language, Map<string, string>>();
let arabic: I18n | undefined;

/** Loads the names of places in a language. */
export async function loadPlaces(language: Language): Promise<void> {
  const file = await placeFiles[`../web/src/reference/place-names/${language}.json`]?.();
  placesIn.set(language, new Map(Object.values(file ?? {}).flatMap(Object.entries)));
}

/** Loads the words of the Arabic catalogs, whatever the language of the toolbar. */
export async function loadArabic(): Promise<I18n> {
  await loadPlaces('ar');
  if (arabic) return arabic;
  const loaded = await Promise.all(Object.values(catalogs).map((load) => load()));
  const messages: Messages = Object.assign({}, ...loaded.map((each) => each.messages));
  return (arabic = setupI18n({ locale: 'ar', messages: { ar: messages } }));
}

/**
 * The args of a story in the language of Storybook's toolbar: every text that a catalog of web/src/i18n has is replaced,
 * also within arrays, objects and elements, and so is what is `Said`, quoted, or written by a member of the examples. Other texts stay as they are.
 */
export function translated<T>(value: T, words: I18n = i18n): T {
  return translate(value, words) as T; // it has the shape that it had
}

function translate(value: unknown, words: I18n): unknown {
  if (typeof value === 'string') return wordOf(value, words);
  if (value instanceof Said) return say(value.saying, words);
  if (Array.isArray(value)) return value.map((each) => translate(each, words));
  if (isValidElement<object>(value)) return cloneElement(value, translateEntries(value.props, words));
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? translateEntries(value, words) : value;
}

function translateEntries(props: object, words: I18n): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, translate(value, words)]));
}

/** The messages of the client have their hash as id, those of the contract their English text. */
function wordOf(text: string, words: I18n): string {
  const id = [generateMessageId(text), text].find((each) => each in words.messages);
  if (id !== undefined) return words._(id);
  return (words.locale === 'ur' && quoted.get(text)?.ur) || nativeWords(text, words.locale);
}

/**
 * The text of what is `Said`, by the functions of the client.
 *
 * @throws Error when the product does not say it (any more)
 */
function say(saying: Saying, words: I18n): string {
  if ('message' in saying) {
    const { message, values, context } = saying;
    const id = generateMessageId(message, context);
    // Else the reader would see the braces of the message.
    if (!(id in words.messages))
      throw new Error(`A story says "${message}", which no catalog has: take the words of the product.`);
    return words._(id, translateEntries(values, words));
  }
  if ('ago' in saying) return timeAgo(saying.ago, words);
  if ('at' in saying) return exactTime(saying.at, words.locale, 'medium');
  if ('place' in saying) return placeName(saying.place, words.locale);
  if ('spoken' in saying) return factText('languages', saying.spoken, words);
  if ('lowered' in saying) return String(translate(saying.lowered, words)).toLocaleLowerCase(words.locale);
  if ('typed' in saying) return nativeWords(saying.typed, words.locale);
  if ('height' in saying) return heightText(saying.height, saying.inFull, words);
  const parts = saying.parts.map((part) => String(translate(part, words)));
  return saying.joined === 'comma' ? listed(parts, words) : joined(parts, words, 'conjunction');
}

function placeName(name: string, locale: string): string {
  const country = countries.find((each) => each.name === name);
  if (country) return countryName(country, locale);
  return placesIn.get(languageOf(locale, []))?.get(name) ?? name;
}

/** As useHeight() of the client says it. */
function heightText(centimeters: number, inFull: boolean, words: I18n): string {
  const values = Object.fromEntries(
    Object.entries(unitsOf(centimeters)).map(([unit, number]) => [unit, words.number(number)]),
  );
  const short = words.locale === 'ar' ? '{centimeters} cm' : '{feet} ft {inches} in';
  return say(
    { message: inFull ? '{feet} ft {inches} in, {centimeters} cm' : short, values, context: undefined },
    words,
  );
}
