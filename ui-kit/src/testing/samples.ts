import type { ProfileCardProps } from '../ProfileCard/ProfileCard.tsx';

/** Invented members for the stories. `sample-translations.ts` has their texts in Arabic and Urdu. */
export const amina: ProfileCardProps = {
  href: '#amina',
  sealId: 'NH-7f3c91aa',
  firstName: 'Amina',
  profileId: 'NH-7f3c91aa',
  age: '29 years',
  maritalStatus: 'Unmarried',
  height: '5 ft 4 in',
  place: 'Hyderabad, India',
  occupation: 'Paediatrician',
  education: 'MBBS',
  aboutMe:
    'I grew up in a house full of books and cousins. My days are spent on a children’s ward; my evenings with my parents, and with a Qur’an circle I have kept since school. I hope for a home that is gentle, where we pray together.',
  tags: ['Religious', 'Family oriented', 'Intellectual'],
  author: 'Written by herself',
};

export const yusra: ProfileCardProps = {
  ...amina,
  href: '#yusra',
  sealId: 'NH-0b42de17',
  firstName: 'Yusra',
  profileId: 'NH-0b42de17',
  age: '26 years',
  place: 'Birmingham, United Kingdom',
  occupation: 'Teacher',
  education: 'B.Ed.',
  aboutMe:
    'Profile made by my brother. Yusra teaches mathematics and coaches the girls’ football team. She laughs easily, is steady in her prayers and would like to live near family.',
  tags: ['Practicing', 'Active lifestyle', 'Traveler'],
  author: 'Written by her brother',
};

export const maryam: ProfileCardProps = {
  ...amina,
  href: '#maryam',
  sealId: 'NH-c19f00b3',
  firstName: 'Maryam',
  profileId: 'NH-c19f00b3',
  age: '31 years',
  maritalStatus: 'Divorced',
  place: 'Kuala Lumpur, Malaysia',
  occupation: 'Architect',
  education: 'M.Arch.',
  aboutMe:
    'I design small mosques and smaller houses. Divorced, no children. I value honesty above charm, and a husband who speaks kindly when he is tired.',
  tags: ['Creative', 'Professional', 'Family oriented'],
};

/** Why a member is suggested. */
export const reason = 'Both of you fit each other’s wishes: age, Hyderabad, Hanafi';

/** What members write in Urdu and Arabic, whatever the language of the page. */
export const longUrdu =
  'میں ایک ایسے گھر میں پلی بڑھی ہوں جہاں کتابیں اور رشتہ دار ہمیشہ موجود رہتے تھے۔ دن ہسپتال میں بچوں کے ساتھ گزرتا ہے اور شامیں والدین کے ساتھ۔ مجھے ایک نرم مزاج گھر کی امید ہے جہاں ہم مل کر نماز پڑھیں اور ایک دوسرے کی عزت کریں۔';

export const longArabic =
  'أصمّم مساجد صغيرة وبيوتًا أصغر منها. نشأتُ في بيتٍ يحبّ الكتب، وتعلّمتُ من والديّ أن الصدق أجمل من حسن الكلام. أزور جدّتي كل جمعة، وأحفظ من القرآن ما تيسّر. أرجو بيتًا هادئًا نصلّي فيه معًا، وزوجًا يلين كلامه حين يتعب.';

export const oneLongWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** 30:21 and 25:74, letter by letter from the sources of the product. */
export const verses = {
  tranquillity: 'وَمِنۡ ءَايَٰتِهِۦٓ أَنۡ خَلَقَ لَكُم مِّنۡ أَنفُسِكُمۡ أَزۡوَٰجٗا لِّتَسۡكُنُوٓاْ إِلَيۡهَا وَجَعَلَ بَيۡنَكُم مَّوَدَّةٗ وَرَحۡمَةًۚ إِنَّ فِي ذَٰلِكَ لَأٓيَٰتٖ لِّقَوۡمٖ يَتَفَكَّرُونَ',
  comfort: 'وَٱلَّذِينَ يَقُولُونَ رَبَّنَا هَبۡ لَنَا مِنۡ أَزۡوَٰجِنَا وَذُرِّيَّـٰتِنَا قُرَّةَ أَعۡيُنٖ وَٱجۡعَلۡنَا لِلۡمُتَّقِينَ إِمَامًا',
};
