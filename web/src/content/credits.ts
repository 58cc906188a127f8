import { msg } from '@lingui/core/macro';
import type { Credit } from './content-schema.ts';

/** Whose work the texts are, for the foot of the pages that show them. */
export const credits: Credit[] = [
  {
    id: 'quran-arabic',
    text: msg`Arabic text of the Quran: Uthmani script as published by QuranEnc.com after the King Fahd Glorious Qur’an Printing Complex, taken from the package quran-json.`,
  },
  {
    id: 'quran-english',
    text: msg`English of the Quran: Marmaduke Pickthall, The Meaning of the Glorious Koran, 1930. An ellipsis stands where part of a verse is left out.`,
  },
  {
    id: 'hadith',
    text: msg`Hadith: collections and numbers as in the public hadith-api by Fawaz Ahmed; the English is our own short rendering of the meaning.`,
  },
];
