import { useLingui } from '@lingui/react/macro';
import { heightInUnits, unitsOf, type HeightInUnits } from '@mithaq/openapi/rules/height.ts';

/** Heights in the units of the language: "5 ft 3 in", in Arabic "160 cm"; in full "5 ft 3 in, 160 cm". */
export function useHeight() {
  const { t, i18n } = useLingui();
  const numbersOf = ({ feet, inches, centimeters }: HeightInUnits) => ({
    feet: i18n.number(feet),
    inches: i18n.number(inches),
    centimeters: i18n.number(centimeters),
  });
  const inFull = (height: HeightInUnits) => {
    const { feet, inches, centimeters } = numbersOf(height);
    return t({
      message: `${feet} ft ${inches} in, ${centimeters} cm`,
      comment: 'In Arabic the centimeters come first.',
    });
  };
  return {
    /** A height in centimeters, as a card says it. */
    short(heightCm: number): string {
      const { feet, inches, centimeters } = numbersOf(unitsOf(heightCm));
      return i18n.locale === 'ar' ? t`${centimeters} cm` : t`${feet} ft ${inches} in`;
    },
    full: (heightCm: number): string => inFull(unitsOf(heightCm)),
    /** A number of feet. */
    ofFeet: (height: number): string => inFull(heightInUnits(height)),
  };
}
