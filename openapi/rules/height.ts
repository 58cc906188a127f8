import { toWesternDigits } from './phone.ts';

/** A height in the units in which families say it. */
export interface HeightInUnits {
  feet: number;
  /** Whole inches beyond the feet, 0 to 11. */
  inches: number;
  /** Whole centimeters of these feet and inches. */
  centimeters: number;
}

/**
 * The contract's height, a number of feet with one decimal, in feet and inches and in centimeters: 5.3 ft is 5 ft 3 in, 160 cm.
 * Ten decimals mean twelve inches, so 4 and 10 inches beyond the feet never occur.
 */
export function heightInUnits(height: number): HeightInUnits {
  // Counted in tenths, since 5.3 * 12 is not 63.6 in binary. An inch counts from seven tenths on.
  const all = Math.floor((Math.round(height * 10) * 12 + 3) / 10);
  return { feet: Math.floor(all / 12), inches: all % 12, centimeters: Math.round(all * 2.54) };
}

/** A height as it was typed. */
export interface TypedHeight {
  /** The contract's number of feet. It may be beyond the limits, and have too many decimals. */
  height: number;
  /** Whether the stored height says another one than was typed. */
  isRounded: boolean;
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
  if (feet !== undefined) return Number(inches) < 12 ? nearest(Number(feet) * 12 + Number(inches)) : undefined;
  const cm = Number(centimeters.exec(text)?.[1]);
  if (cm >= smallestCentimeters) return nearest(Math.round(cm / 2.54), Math.round(cm));
  const height = decimalFeet.exec(text)?.[1];
  return height === undefined ? undefined : { height: Number(height), isRounded: false };
}

/** 5.10 and 5.11 are ten and eleven inches: nobody writes a zero after a decimal, nor hundredths of a foot. */
const twoDecimals = /^(\d)\.(1[01])$/;

/** The contract's height that is nearest. */
function nearest(inches: number, cm?: number): TypedHeight {
  const height = Math.round(inches / 1.2) / 10;
  const said = heightInUnits(height);
  return {
    height,
    isRounded: said.feet * 12 + said.inches !== inches || (cm ?? said.centimeters) !== said.centimeters,
  };
}
