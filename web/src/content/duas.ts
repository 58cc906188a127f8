import { msg } from '@lingui/core/macro';
import type { Dua } from './content-schema.ts';

// Quran: as in verses.ts, each dua from its first word to its last (the narrative around it is the verse's, not the dua's).
// Hadith: Arabic as in the collections at github.com/fawazahmed0/hadith-api, English and Urdu in our own words.

/** Also after an acceptance. */
export const inNeedOfGood: Dua & { category: 'QURAN' } = {
  id: 'musa-in-need-of-good',
  category: 'QURAN',
  heading: msg`When you are in need of good`,
  note: msg`The prayer of Musa, peace be upon him, alone in Madyan, before a home and a wife were given to him.`,
  arabic: 'رَبِّ إِنِّي لِمَآ أَنزَلۡتَ إِلَيَّ مِنۡ خَيۡرٖ فَقِيرٞ',
  translation: {
    en: 'My Lord! I am needy of whatever good Thou sendest down for me.',
    ur: 'پروردگار میں اس کا محتاج ہوں کہ تو مجھ پر اپنی نعمت نازل فرمائے',
  },
  surah: 28,
  from: 24,
  to: 24,
  isPart: true,
};

/** In the order of the way: seeking, choosing, marrying, living together. */
export const duas: Dua[] = [
  inNeedOfGood,
  {
    id: 'ibrahim-keep-us-in-prayer',
    category: 'QURAN',
    heading: msg`For a house that keeps the prayer`,
    note: msg`The prayer of Ibrahim, peace be upon him, for himself and those after him.`,
    arabic: 'رَبِّ ٱجۡعَلۡنِي مُقِيمَ ٱلصَّلَوٰةِ وَمِن ذُرِّيَّتِيۚ رَبَّنَا وَتَقَبَّلۡ دُعَآءِ',
    translation: {
      en: 'My Lord! Make me to establish proper worship, and some of my posterity (also); our Lord! and accept my prayer.',
      ur: 'اے پروردگار مجھ کو (ایسی توفیق عنایت) کر کہ نماز پڑھتا رہوں اور میری اولاد کو بھی (یہ توفیق بخش) اے پروردگار میری دعا قبول فرما',
    },
    surah: 14,
    from: 40,
    to: 40,
    isPart: false,
  },
  {
    id: 'blessing-for-the-newly-married',
    category: 'HADITH',
    heading: msg`For a couple who have just married`,
    note: msg`What the Prophet ﷺ said when he congratulated someone on marrying.`,
    arabic: 'بَارَكَ اللَّهُ لَكَ وَبَارَكَ عَلَيْكَ وَجَمَعَ بَيْنَكُمَا فِي خَيْرٍ',
    translation: {
      en: 'May Allah bless you, send His blessing upon you, and join the two of you in what is good.',
      ur: 'اللہ تمہیں برکت دے، تم پر برکت نازل فرمائے، اور تم دونوں کو بھلائی میں جمع رکھے۔',
    },
    reference: msg`Sunan Abi Dawud 2130 (sahih, al-Albani)`,
  },
  {
    id: 'on-marrying',
    category: 'HADITH',
    heading: msg`For a husband on marrying`,
    arabic: 'اللَّهُمَّ إِنِّي أَسْأَلُكَ خَيْرَهَا وَخَيْرَ مَا جَبَلْتَهَا عَلَيْهِ وَأَعُوذُ بِكَ مِنْ شَرِّهَا وَمِنْ شَرِّ مَا جَبَلْتَهَا عَلَيْهِ',
    translation: {
      en: 'O Allah, I ask You for the good in her and the good of the nature You gave her, and I seek refuge in You from the evil in her and the evil of the nature You gave her.',
      ur: 'اے اللہ! میں تجھ سے اس کی بھلائی مانگتا ہوں اور اس فطرت کی بھلائی جس پر تو نے اسے پیدا کیا، اور میں اس کے شر سے تیری پناہ مانگتا ہوں اور اس فطرت کے شر سے جس پر تو نے اسے پیدا کیا۔',
    },
    reference: msg`Sunan Abi Dawud 2160 (hasan, al-Albani)`,
  },
  {
    id: 'for-husband-and-wife',
    category: 'HADITH',
    heading: msg`For husband and wife`,
    note: msg`Said before coming together; no devil will ever harm a child decreed for them then.`,
    arabic: 'بِاسْمِ اللَّهِ، اللَّهُمَّ جَنِّبْنِي الشَّيْطَانَ، وَجَنِّبِ الشَّيْطَانَ مَا رَزَقْتَنَا',
    translation: {
      en: 'In the name of Allah. O Allah, keep the devil away from me, and keep the devil away from what You give us.',
      ur: 'اللہ کے نام سے۔ اے اللہ! شیطان کو مجھ سے دور رکھ، اور جو کچھ تو ہمیں عطا فرمائے اس سے بھی شیطان کو دور رکھ۔',
    },
    reference: msg`Sahih al-Bukhari 5165`,
  },
  {
    id: 'comfort-of-our-eyes',
    category: 'QURAN',
    heading: msg`For a family that is the comfort of your eyes`,
    arabic: 'رَبَّنَا هَبۡ لَنَا مِنۡ أَزۡوَٰجِنَا وَذُرِّيَّـٰتِنَا قُرَّةَ أَعۡيُنٖ وَٱجۡعَلۡنَا لِلۡمُتَّقِينَ إِمَامًا',
    translation: {
      en: 'Our Lord! Vouchsafe us comfort of our wives and of our offspring, and make us patterns for (all) those who ward off (evil).',
      ur: 'اے پروردگار ہم کو ہماری بیویوں کی طرف سے (دل کا چین) اور اولاد کی طرف سے آنکھ کی ٹھنڈک عطا فرما اور ہمیں پرہیزگاروں کا امام بنا',
    },
    surah: 25,
    from: 74,
    to: 74,
    isPart: true,
  },
  {
    id: 'zakariyya-for-goodly-offspring',
    category: 'QURAN',
    heading: msg`For good children`,
    note: msg`The prayer of Zakariyya, peace be upon him.`,
    arabic: 'رَبِّ هَبۡ لِي مِن لَّدُنكَ ذُرِّيَّةٗ طَيِّبَةًۖ إِنَّكَ سَمِيعُ ٱلدُّعَآءِ',
    translation: {
      en: 'My Lord! Bestow upon me of Thy bounty goodly offspring. Lo! Thou art the Hearer of Prayer.',
      ur: 'پروردگار مجھے اپنی جناب سے اولاد صالح عطا فرما تو بے شک دعا سننے (اور قبول کرنے) والا ہے',
    },
    surah: 3,
    from: 38,
    to: 38,
    isPart: true,
  },
  {
    id: 'zakariyya-leave-me-not-alone',
    category: 'QURAN',
    heading: msg`When you feel alone`,
    note: msg`The prayer of Zakariyya, peace be upon him, who hoped for a child in old age.`,
    arabic: 'رَبِّ لَا تَذَرۡنِي فَرۡدٗا وَأَنتَ خَيۡرُ ٱلۡوَٰرِثِينَ',
    translation: {
      en: 'My Lord! Leave me not childless, though Thou art the Best of inheritors.',
      ur: 'پروردگار مجھے اکیلا نہ چھوڑ اور تو سب سے بہتر وارث ہے',
    },
    surah: 21,
    from: 89,
    to: 89,
    isPart: true,
  },
];
