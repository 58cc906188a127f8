import { toWesternDigits } from './phone.ts';

/** A height in the units in which families say it. */
export interface HeightInUnits {
  feet: number;
  /** Whole inches beyond the feet, 0 to 11. */
  inches: number;
  /** Whole centimeters of these feet and inches. */
  centimeters: number;
}

/** Centimeters in a foot and in an inch. */
const foot = 30.48;
const inch = 2.54;

/** The whole centimeters that the contract takes: from 3 feet to 8. */
const least = 92;
const most = 243;

/** A height of whole centimeters in feet and inches: 163 cm is 5 ft 4 in. */
export function unitsOf(heightCm: number): HeightInUnits {
  const all = Math.round(heightCm / inch);
  return { feet: Math.floor(all / 12), inches: all % 12, centimeters: heightCm };
}

/**
 * A number of feet with decimals as families say it: 5.3 ft and 5.25 ft are 5 ft 3 in, 160 cm. Ten decimals mean twelve inches, so
 * with one decimal 4 and 10 inches beyond the feet never occur.
 */
export function heightInUnits(height: number): HeightInUnits {
  // Counted in hundredths, since 5.3 * 12 is not 63.6 in binary. An inch counts from seven tenths on.
  const all = Math.floor((Math.round(height * 100) * 12 + 30) / 100);
  return { feet: Math.floor(all / 12), inches: all % 12, centimeters: Math.round(all * inch) };
}

/** Feet by which the height in centimeters may differ from the one in tenths of feet. */
const tolerance = 0.05;

/** Whether a height in feet and one in centimeters are the same. */
export function isSameHeight(height: number, heightCm: number): boolean {
  return Math.abs(heightCm / foot - height) <= tolerance + 1e-9;
}

/** The height in centimeters: the one that was meant, or else what the height in feet says. */
export function heightCmOf({ height, heightCm }: { height: number; heightCm?: number | null }): number {
  if (heightCm && isSameHeight(height, heightCm)) return heightCm;
  // As families say it, where the two are the same: 5 ft 3 in are 160 cm, and 5.3 ft are 161 at least.
  return inRange(Math.max(heightInUnits(height).centimeters, lowestOf(height)));
}

/**
 * The centimeters between two heights in feet, of which one may be absent. Who is as tall as the one or the other is among them, so that
 * 5.25 ft, which is 5 ft 3 in, has everybody who says so.
 */
export function centimetersBetween(from?: number, to?: number): [from: number, to: number] {
  return [from === undefined ? 0 : lowestOf(from), to === undefined ? 1000 : highestOf(to)];
}

/** The centimeters that are the same height. They are never whole at the tolerance itself, so nothing is rounded there. */
const lowestOf = (height: number) => Math.ceil((height - tolerance) * foot);
const highestOf = (height: number) => Math.floor((height + tolerance) * foot);

function inRange(heightCm: number): number {
  return Math.min(Math.max(heightCm, least), most);
}

/** A height as it was typed. */
export interface TypedHeight {
  /** The contract's number of feet. It may be beyond the limits, and have too many decimals. */
  height: number;
  /** The same in centimeters; null when feet with a decimal were typed. */
  heightCm: number | null;
}

const feetAndInches =
  /^(\d)\s*(?:'|ft\.?|feet|foot|فٹ|قدم|أقدام)(?:\s*(?:و\s*)?(\d{1,2})\s*(?:"|''|in\.?|inch|inches|انچ|إنش|بوصة|بوصات)?)?$/;
const centimeters = /^(\d{2,3}(?:\.\d+)?)\s*(?:cm|سم|سینٹی میٹر|سنتيمتر)?$/;
const decimalFeet = /^(\d{1,2}(?:\.\d+)?)\s*(?:ft\.?|feet|فٹ|قدم)?$/;

/** From these numbers on, a height is not in feet. */
const smallestCentimeters = 60;

/** The height that was typed as 5'3, 5 ft 3, 5.3 or 160 cm, also in Arabic and Urdu digits; undefined for another text. */
export function readHeight(typed: string): TypedHeight | undefined {
  const text = toWesternDigits(typed)
    .toLowerCase()
    .replace(/[’‘′`´]/g, "'")
    .replace(/[”“″]/g, '"')
    .replace(/[,٫،]/g, '.')
    .trim();
  const [, feet, inches = '0'] = feetAndInches.exec(text) ?? twoDecimals.exec(text) ?? [];
  if (feet !== undefined) return Number(inches) < 12 ? fromInches(Number(feet) * 12 + Number(inches)) : undefined;
  const cm = Number(centimeters.exec(text)?.[1]);
  if (cm >= smallestCentimeters) return fromCentimeters(Math.round(cm));
  const height = decimalFeet.exec(text)?.[1];
  return height === undefined ? undefined : { height: Number(height), heightCm: null };
}

/** The heights that are chosen from a list: every inch from 3 feet to 8, as feet with two decimals. */
export const heightChoices = Array.from({ length: 61 }, (_, i) => feetOf(36 + i));

/** The choice that says the same as a number of feet. */
export function heightChoice(height: number): number {
  const { feet, inches } = heightInUnits(height);
  return feetOf(feet * 12 + inches);
}

function feetOf(inches: number): number {
  return Math.round((inches / 12) * 100) / 100;
}

/** The height as it is written in a form: 5'4 or 166 cm as it was meant, else the number of feet, or what was typed. */
export function writtenHeight(value: { height?: number | string | null; heightCm?: number | null | '' }): string {
  const { height, heightCm } = value;
  if (typeof height !== 'number' || !heightCm) return String(height ?? '');
  const { feet, inches } = unitsOf(heightCm);
  if (Math.round((feet * 12 + inches) * inch) === heightCm) return `${feet}'${inches}`;
  return heightCm === heightCmOf({ height }) ? String(height) : `${heightCm} cm`;
}

/** Feet and inches that a number with a decimal was perhaps meant to say, where it says others: 5.4 for 5'4. */
export function meantInches({ height, heightCm }: TypedHeight): string | undefined {
  if (heightCm !== null) return undefined;
  const [feet, decimal] = [Math.floor(height + 1e-9), Math.round(height * 10) % 10];
  return heightInUnits(height).inches === decimal ? undefined : `${feet}'${decimal}`;
}

/** 5.10 and 5.11 are ten and eleven inches: nobody writes a zero after a decimal, nor hundredths of a foot. */
const twoDecimals = /^(\d)\.(1[01])$/;

/** 3 and 8 feet are the limits, and in whole centimeters beyond them. */
function fromInches(inches: number): TypedHeight {
  const heightCm = Math.round(inches * inch);
  return fromCentimeters(inches === 36 || inches === 96 ? inRange(heightCm) : heightCm);
}

/** Beyond the limits as feet that are refused, with all decimals. */
function fromCentimeters(heightCm: number): TypedHeight {
  return heightCm === inRange(heightCm)
    ? { height: Math.round((heightCm / foot) * 10) / 10, heightCm }
    : { height: heightCm / foot, heightCm: null };
}
