/** A height in the units in which families say it. */
export interface HeightInUnits {
  feet: number;
  /** Whole inches beyond the feet, 0 to 11. */
  inches: number;
  /** Whole centimeters. */
  centimeters: number;
}

/** The contract's height, a decimal number of feet, in feet and inches and in centimeters: 5.3 ft is 5 ft 4 in, 162 cm (R116). */
export function heightInUnits(height: number): HeightInUnits {
  const inches = Math.round(height * 12);
  return { feet: Math.floor(inches / 12), inches: inches % 12, centimeters: Math.round(height * 30.48) };
}
