import { useLingui } from '@lingui/react/macro';
import { heightInUnits } from '@mithaq/openapi/rules/height.ts';

/**
 * A height, a decimal number of feet, in the units of the language: "5 ft 3 in", in Arabic "160 cm"; in full "5 ft 3 in, 160 cm".
 */
export function useHeight(): { short: (height: number) => string; full: (height: number) => string } {
  const { t, i18n } = useLingui();
  const unitsOf = (height: number) => {
    const { feet, inches, centimeters } = heightInUnits(height);
    return { feet: i18n.number(feet), inches: i18n.number(inches), centimeters: i18n.number(centimeters) };
  };
  return {
    short: (height) => {
      const { feet, inches, centimeters } = unitsOf(height);
      return i18n.locale === 'ar' ? t`${centimeters} cm` : t`${feet} ft ${inches} in`;
    },
    full: (height) => {
      const { feet, inches, centimeters } = unitsOf(height);
      return t({
        message: `${feet} ft ${inches} in, ${centimeters} cm`,
        comment: 'In Arabic the centimeters come first.',
      });
    },
  };
}
