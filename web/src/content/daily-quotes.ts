import { msg } from '@lingui/core/macro';
import type { DailyQuote, Guidance } from './content-schema.ts';
import { bestInCharacter, nothingLikeMarriage } from './guidance.ts';

const dayLength = 24 * 60 * 60 * 1000;

// Quran as in verses.ts, hadith as in guidance.ts.

export const dailyQuotes: DailyQuote[] = [
  {
    id: 'love-and-mercy',
    category: 'QURAN',
    text: {
      ar: '… خَلَقَ لَكُم مِّنۡ أَنفُسِكُمۡ أَزۡوَٰجٗا لِّتَسۡكُنُوٓاْ إِلَيۡهَا وَجَعَلَ بَيۡنَكُم مَّوَدَّةٗ وَرَحۡمَةً …',
      en: '… He created for you helpmeets from yourselves that ye might find rest in them, and He ordained between you love and mercy. …',
      ur: '… اُس نے تمہارے لئے تمہاری ہی جنس کی عورتیں پیدا کیں تاکہ اُن کی طرف (مائل ہوکر) آرام حاصل کرو اور تم میں محبت اور مہربانی پیدا کر دی …',
    },
    surah: 30,
    from: 21,
    to: 21,
    isPart: true,
  },
  quoteFrom(bestInCharacter),
  {
    id: 'raiment',
    category: 'QURAN',
    text: {
      ar: '… هُنَّ لِبَاسٞ لَّكُمۡ وَأَنتُمۡ لِبَاسٞ لَّهُنَّ …',
      en: '… They are raiment for you and ye are raiment for them. …',
      ur: '… وہ تمہاری پوشاک ہیں اور تم ان کی پوشاک ہو …',
    },
    surah: 2,
    from: 187,
    to: 187,
    isPart: true,
  },
  quoteFrom(nothingLikeMarriage),
  {
    id: 'trust',
    category: 'QURAN',
    text: {
      ar: '… وَمَن يَتَوَكَّلۡ عَلَى ٱللَّهِ فَهُوَ حَسۡبُهُۥٓ …',
      en: '… And whosoever putteth his trust in Allah, He will suffice him. …',
      ur: '… اور جو خدا پر بھروسہ رکھے گا تو وہ اس کو کفایت کرے گا۔ …',
    },
    surah: 65,
    from: 3,
    to: 3,
    isPart: true,
  },
  {
    id: 'service-of-his-family',
    category: 'HADITH',
    text: {
      ar: 'عَنِ الأَسْوَدِ، قَالَ سَأَلْتُ عَائِشَةَ مَا كَانَ النَّبِيُّ صلى الله عليه وسلم يَصْنَعُ فِي بَيْتِهِ قَالَتْ كَانَ يَكُونُ فِي مِهْنَةِ أَهْلِهِ ـ تَعْنِي خِدْمَةَ أَهْلِهِ ـ فَإِذَا حَضَرَتِ الصَّلاَةُ خَرَجَ إِلَى الصَّلاَةِ',
      en: '‘A’ishah, asked what the Prophet ﷺ did in his house, said: he was at the service of his family, and when it was time to pray, he went out to pray.',
      ur: 'حضرت عائشہ رضی اللہ عنہا سے پوچھا گیا کہ نبی ﷺ اپنے گھر میں کیا کرتے تھے، تو انہوں نے فرمایا: آپ ﷺ اپنے گھر والوں کی خدمت میں رہتے، اور جب نماز کا وقت ہوتا تو نماز کے لیے تشریف لے جاتے۔',
    },
    reference: msg`Sahih al-Bukhari 676`,
  },
  {
    id: 'comfort-of-our-eyes',
    category: 'QURAN',
    text: {
      ar: '… رَبَّنَا هَبۡ لَنَا مِنۡ أَزۡوَٰجِنَا وَذُرِّيَّـٰتِنَا قُرَّةَ أَعۡيُنٖ وَٱجۡعَلۡنَا لِلۡمُتَّقِينَ إِمَامًا',
      en: '… Our Lord! Vouchsafe us comfort of our wives and of our offspring, and make us patterns for (all) those who ward off (evil).',
      ur: '… اے پروردگار ہم کو ہماری بیویوں کی طرف سے (دل کا چین) اور اولاد کی طرف سے آنکھ کی ٹھنڈک عطا فرما اور ہمیں پرہیزگاروں کا امام بنا',
    },
    surah: 25,
    from: 74,
    to: 74,
    isPart: true,
  },
];

/** The quote of a day: the next one each day (UTC), the same for everyone. */
export function quoteOf(day: Date): DailyQuote {
  const index = Math.floor(day.getTime() / dayLength) % dailyQuotes.length;
  // Days before 1970 count backwards.
  const quote = dailyQuotes.at(index);
  if (!quote) throw new Error('there is no quote to show');
  return quote;
}

function quoteFrom({ id, content, reference }: Guidance): DailyQuote {
  return { id, category: 'HADITH', text: content, reference };
}
