import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The surahs we quote, by the names that readers of Arabic and Urdu know them by. */
export const surahNames: Record<number, string> = {
  2: 'البقرة',
  3: 'آل عمران',
  4: 'النساء',
  7: 'الأعراف',
  14: 'إبراهيم',
  21: 'الأنبياء',
  25: 'الفرقان',
  28: 'القصص',
  30: 'الروم',
  49: 'الحجرات',
  51: 'الذاريات',
  65: 'الطلاق',
};

/** The place of a text in the Quran, as it is cited in the current language. */
export function placeOf({ surah, from: verse }: { surah: number; from: number }): MessageDescriptor {
  // Translators may name the surah: {name} is its name in Arabic.
  const cited = msg`Quran ${{ surah }}:${{ verse }}`;
  return { ...cited, values: { ...cited.values, name: surahNames[surah] } };
}
