import { msg } from '@lingui/core/macro';
import type { Guidance } from './content-schema.ts';

// Each was read in the collections at github.com/fawazahmed0/hadith-api: the Arabic is theirs, letter by letter, and so
// are the grades. English and Urdu are our own short renderings, not a published translation.

export const nothingLikeMarriage: Guidance = {
  id: 'nothing-like-marriage',
  heading: msg`For two who love each other`,
  content: {
    ar: 'لَمْ نَرَ لِلْمُتَحَابَّيْنِ مِثْلَ النِّكَاحِ',
    en: 'Nothing like marriage has been seen for two who love each other.',
    ur: 'دو محبت کرنے والوں کے لیے نکاح جیسی کوئی چیز نہیں دیکھی گئی۔',
  },
  context: msg`Affection is not something to be ashamed of, nor to be left without a covenant.`,
  reference: msg`Sunan Ibn Majah 1847 (sahih, al-Albani)`,
};

export const bestInCharacter: Guidance = {
  id: 'best-in-character',
  heading: msg`Character completes faith`,
  content: {
    ar: 'أَكْمَلُ الْمُؤْمِنِينَ إِيمَانًا أَحْسَنُهُمْ خُلُقًا وَخِيَارُكُمْ خِيَارُكُمْ لِنِسَائِهِمْ خُلُقًا',
    en: 'The believers whose faith is most complete are those whose character is best, and the best of you are those who are best to their women.',
    ur: 'ایمان میں سب سے کامل وہ مومن ہیں جن کے اخلاق سب سے اچھے ہیں، اور تم میں بہترین وہ ہیں جو اپنی عورتوں کے حق میں بہترین ہیں۔',
  },
  context: msg`When you ask people about someone, ask how he or she treats those at home, not only how they speak in company.`,
  reference: msg`Jami‘ at-Tirmidhi 1162 (hasan sahih)`,
};

/** Nine hadith about preparing for marriage and living in it. */
export const guidance: Guidance[] = [
  {
    id: 'whoever-can-marry',
    heading: msg`Marry when you are able`,
    content: {
      ar: 'يَا مَعْشَرَ الشَّبَابِ مَنِ اسْتَطَاعَ الْبَاءَةَ فَلْيَتَزَوَّجْ، فَإِنَّهُ أَغَضُّ لِلْبَصَرِ، وَأَحْصَنُ لِلْفَرْجِ، وَمَنْ لَمْ يَسْتَطِعْ فَعَلَيْهِ بِالصَّوْمِ، فَإِنَّهُ لَهُ وِجَاءٌ',
      en: 'Young people, whoever of you is able to marry should marry: it helps to lower the gaze and to guard one’s chastity. And whoever is not able should fast, for fasting is a protection.',
      ur: 'اے نوجوانو! تم میں سے جو نکاح کی استطاعت رکھتا ہو وہ نکاح کر لے، کیونکہ یہ نگاہ کو نیچا رکھنے اور عفت کی حفاظت میں مدد دیتا ہے۔ اور جو استطاعت نہ رکھتا ہو وہ روزے رکھے، کیونکہ روزہ اس کے لیے ڈھال ہے۔',
    },
    story: msg`‘Abdullah ibn Mas‘ud remembered being young with the Prophet ﷺ and owning nothing when he heard this. It was said to people who wished to marry and did not see how.`,
    reference: msg`Sahih al-Bukhari 5066`,
  },
  {
    id: 'four-reasons',
    heading: msg`What to look for first`,
    content: {
      ar: 'تُنْكَحُ الْمَرْأَةُ لأَرْبَعٍ لِمَالِهَا وَلِحَسَبِهَا وَجَمَالِهَا وَلِدِينِهَا، فَاظْفَرْ بِذَاتِ الدِّينِ تَرِبَتْ يَدَاكَ',
      en: 'A woman is married for four things: her wealth, her family, her beauty and her religion. Choose the one who has religion, or you will be the loser.',
      ur: 'عورت سے چار باتوں کی وجہ سے نکاح کیا جاتا ہے: اس کے مال، اس کے خاندان، اس کے حسن اور اس کے دین کی وجہ سے۔ تم دین والی کو اختیار کرو، ورنہ نقصان میں رہو گے۔',
    },
    context: msg`The hadith names what people usually look at and says which of the four should decide. It is a good question for a woman and her family to ask about a man, too.`,
    reference: msg`Sahih al-Bukhari 5090`,
  },
  {
    id: 'her-consent',
    heading: msg`Nobody is married without being asked`,
    content: {
      ar: 'لاَ تُنْكَحُ الأَيِّمُ حَتَّى تُسْتَأْمَرَ وَلاَ تُنْكَحُ الْبِكْرُ حَتَّى تُسْتَأْذَنَ',
      en: 'A woman who was married before is not given in marriage until she has been consulted, and one who was not until her permission has been asked.',
      ur: 'جس عورت کا پہلے نکاح ہو چکا ہو اس کا نکاح اس سے مشورہ کیے بغیر نہ کیا جائے، اور کنواری کا نکاح اس سے اجازت لیے بغیر نہ کیا جائے۔',
    },
    story: msg`The people asked how her permission would be known. By her silence, he answered. So she is to be asked, and she is free to refuse.`,
    reference: msg`Sahih al-Bukhari 5136`,
  },
  {
    id: 'the-guardian',
    heading: msg`Let the family take part`,
    content: {
      ar: 'لاَ نِكَاحَ إِلاَّ بِوَلِيٍّ',
      en: 'There is no marriage without a guardian.',
      ur: 'ولی کے بغیر نکاح نہیں۔',
    },
    context: msg`The schools of law differ on the details of guardianship; ask someone of knowledge about your own case. A profile here may be written by a father, a mother, a brother, a sister or a guardian for this reason.`,
    reference: msg`Sunan Abi Dawud 2085 (sahih, al-Albani)`,
  },
  {
    id: 'see-one-another',
    heading: msg`See one another before you decide`,
    content: {
      ar: 'انْظُرْ إِلَيْهَا فَإِنَّهُ أَحْرَى أَنْ يُؤْدَمَ بَيْنَكُمَا',
      en: 'Look at her: it makes it likelier that there will be affection between you.',
      ur: 'اسے دیکھ لو؛ اس سے تم دونوں کے درمیان محبت پیدا ہونے کی زیادہ امید ہے۔',
    },
    story: msg`Al-Mughirah ibn Shu‘bah had asked for a woman’s hand, and this is what the Prophet ﷺ told him. Photos are not part of Mithaq; a meeting arranged between the families has its place once a proposal has been accepted.`,
    reference: msg`Jami‘ at-Tirmidhi 1087 (sahih, al-Albani)`,
  },
  {
    id: 'those-allah-helps',
    heading: msg`Help is promised`,
    content: {
      ar: 'ثَلاَثَةٌ حَقٌّ عَلَى اللَّهِ عَوْنُهُمُ الْمُجَاهِدُ فِي سَبِيلِ اللَّهِ وَالْمُكَاتَبُ الَّذِي يُرِيدُ الأَدَاءَ وَالنَّاكِحُ الَّذِي يُرِيدُ الْعَفَافَ',
      en: 'There are three whom Allah has taken it upon Himself to help: one who strives in His way, a slave who has agreed to buy his freedom and means to pay, and one who marries seeking to stay chaste.',
      ur: 'تین لوگ ایسے ہیں جن کی مدد اللہ نے اپنے ذمے لی ہے: اس کی راہ میں جہاد کرنے والا، وہ غلام جس نے اپنی آزادی کا معاہدہ کیا ہو اور ادا کرنے کا ارادہ رکھتا ہو، اور وہ نکاح کرنے والا جو پاک دامن رہنا چاہتا ہو۔',
    },
    context: msg`For anyone who worries about money: the intention with which one marries is itself a reason for help.`,
    reference: msg`Jami‘ at-Tirmidhi 1655 (hasan)`,
  },
  nothingLikeMarriage,
  bestInCharacter,
  {
    id: 'best-to-his-family',
    heading: msg`Goodness begins at home`,
    content: {
      ar: 'خَيْرُكُمْ خَيْرُكُمْ لأَهْلِهِ وَأَنَا خَيْرُكُمْ لأَهْلِي',
      en: 'The best of you is the one who is best to his wife, and I am the best of you to my wives.',
      ur: 'تم میں بہترین وہ ہے جو اپنے گھر والوں کے لیے بہترین ہو، اور میں اپنے گھر والوں کے لیے تم سب سے بہتر ہوں۔',
    },
    story: msg`‘A’ishah was once asked what the Prophet ﷺ did in his house. She said that he was at the service of his family, and when it was time to pray, he went out to pray (Sahih al-Bukhari 676).`,
    reference: msg`Sunan Ibn Majah 1977 (sahih, al-Albani)`,
  },
];
