import type { Verse } from './content-schema.ts';

// Texts as in verses.ts.

const createdByPairs: Verse = {
  id: 'adh-dhariyat-49',
  arabic: 'وَمِن كُلِّ شَيۡءٍ خَلَقۡنَا زَوۡجَيۡنِ لَعَلَّكُمۡ تَذَكَّرُونَ',
  translation: {
    en: 'And all things We have created by pairs, that haply ye may reflect.',
    ur: 'اور ہر چیز کی ہم نے دو قسمیں بنائیں تاکہ تم نصیحت پکڑو',
  },
  surah: 51,
  from: 49,
  to: 49,
  isPart: false,
};

const trustInAllah: Verse = {
  id: 'at-talaq-3',
  arabic: '… وَمَن يَتَوَكَّلۡ عَلَى ٱللَّهِ فَهُوَ حَسۡبُهُۥٓ …',
  translation: {
    en: '… And whosoever putteth his trust in Allah, He will suffice him. …',
    ur: '… اور جو خدا پر بھروسہ رکھے گا تو وہ اس کو کفایت کرے گا۔ …',
  },
  surah: 65,
  from: 3,
  to: 3,
  isPart: true,
};

/** The verses of empty lists of proposals. */
export const emptyProposals: Record<'SENT' | 'RECEIVED', Verse> = { SENT: createdByPairs, RECEIVED: trustInAllah };
