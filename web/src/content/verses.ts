import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Verse } from './content-schema.ts';

// Arabic letter by letter as in quran-json 3.1.2 (the Uthmani text of QuranEnc / King Fahd Complex); English by
// Pickthall, 1930; Urdu by Fateh Muhammad Jalandhry, as in quran-api (urd-fatehmuhammadja). Stop marks at the end of a
// part and the mark of a quarter (at 7:189) are not carried over.

const matesForTranquillity: Verse = {
  id: 'ar-rum-21',
  arabic: 'وَمِنۡ ءَايَٰتِهِۦٓ أَنۡ خَلَقَ لَكُم مِّنۡ أَنفُسِكُمۡ أَزۡوَٰجٗا لِّتَسۡكُنُوٓاْ إِلَيۡهَا وَجَعَلَ بَيۡنَكُم مَّوَدَّةٗ وَرَحۡمَةًۚ إِنَّ فِي ذَٰلِكَ لَأٓيَٰتٖ لِّقَوۡمٖ يَتَفَكَّرُونَ',
  translation: {
    en: 'And of His signs is this: He created for you helpmeets from yourselves that ye might find rest in them, and He ordained between you love and mercy. Lo! herein indeed are portents for folk who reflect.',
    ur: 'اور اسی کے نشانات (اور تصرفات) میں سے ہے کہ اُس نے تمہارے لئے تمہاری ہی جنس کی عورتیں پیدا کیں تاکہ اُن کی طرف (مائل ہوکر) آرام حاصل کرو اور تم میں محبت اور مہربانی پیدا کر دی جو لوگ غور کرتے ہیں اُن کے لئے ان باتوں میں (بہت سی) نشانیاں ہیں',
  },
  surah: 30,
  from: 21,
  to: 21,
  isPart: false,
};

const raimentForOneAnother: Verse = {
  id: 'al-baqarah-187',
  arabic: '… هُنَّ لِبَاسٞ لَّكُمۡ وَأَنتُمۡ لِبَاسٞ لَّهُنَّ …',
  translation: {
    en: '… They are raiment for you and ye are raiment for them. …',
    ur: '… وہ تمہاری پوشاک ہیں اور تم ان کی پوشاک ہو …',
  },
  surah: 2,
  from: 187,
  to: 187,
  isPart: true,
};

const restInHer: Verse = {
  id: 'al-araf-189',
  arabic: 'هُوَ ٱلَّذِي خَلَقَكُم مِّن نَّفۡسٖ وَٰحِدَةٖ وَجَعَلَ مِنۡهَا زَوۡجَهَا لِيَسۡكُنَ إِلَيۡهَا …',
  translation: {
    en: 'He it is Who did create you from a single soul, and therefrom did make his mate that he might take rest in her. …',
    ur: 'وہ خدا ہی تو ہے جس نے تم کو ایک شخص سے پیدا کیا اور اس سے اس کا جوڑا بنایا تاکہ اس سے راحت حاصل کرے۔ …',
  },
  surah: 7,
  from: 189,
  to: 189,
  isPart: true,
};

const kindness: Verse = {
  id: 'an-nisa-19',
  arabic: '… وَعَاشِرُوهُنَّ بِٱلۡمَعۡرُوفِ …',
  translation: {
    en: '… But consort with them in kindness …',
    ur: '… اور ان کے ساتھ اچھی طرح رہو سہو …',
  },
  surah: 4,
  from: 19,
  to: 19,
  isPart: true,
};

const comfortOfOurEyes: Verse = {
  id: 'al-furqan-74',
  arabic: 'وَٱلَّذِينَ يَقُولُونَ رَبَّنَا هَبۡ لَنَا مِنۡ أَزۡوَٰجِنَا وَذُرِّيَّـٰتِنَا قُرَّةَ أَعۡيُنٖ وَٱجۡعَلۡنَا لِلۡمُتَّقِينَ إِمَامًا',
  translation: {
    en: 'And who say: Our Lord! Vouchsafe us comfort of our wives and of our offspring, and make us patterns for (all) those who ward off (evil).',
    ur: 'اور وہ جو (خدا سے) دعا مانگتے ہیں کہ اے پروردگار ہم کو ہماری بیویوں کی طرف سے (دل کا چین) اور اولاد کی طرف سے آنکھ کی ٹھنڈک عطا فرما اور ہمیں پرہیزگاروں کا امام بنا',
  },
  surah: 25,
  from: 74,
  to: 74,
  isPart: false,
};

/** Landing page, "Marriage in Islam". */
export const marriageInIslam: Verse = matesForTranquillity;

/** Landing page, "Beauty of Nikah": each opens under its heading. */
export const beautyOfNikah: { heading: MessageDescriptor; verse: Verse }[] = [
  { heading: msg`Raiment for one another`, verse: raimentForOneAnother },
  { heading: msg`Rest`, verse: restInHer },
  { heading: msg`Kindness`, verse: kindness },
  { heading: msg`Comfort of our eyes`, verse: comfortOfOurEyes },
];
