import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { placeOf } from '../content/quran-place.ts';

type Cited = { category: 'QURAN'; surah: number; from: number } | { category: 'HADITH'; reference: MessageDescriptor };

/** The reference of a text, and whose translation is shown. */
export function useSource(): (cited: Cited) => string {
  const { t } = useLingui();
  return (cited) => {
    const reference = t(cited.category === 'QURAN' ? placeOf(cited) : cited.reference);
    return cited.category === 'QURAN'
      ? t({
          message: `${reference} · Pickthall, 1930`,
          comment:
            'Whose translation of the Quran is shown: in Urdu it is Fateh Muhammad Jalandhry’s; in Arabic there is none.',
        })
      : t({
          message: `${reference} · Our rendering`,
          comment: 'The hadith is given in our own words; in Arabic it is the original, which needs no such remark.',
        });
  };
}
