import { cloneElement, isValidElement } from 'react';

/** The texts of the stories: English, Arabic, Urdu. An empty text is left out on the page. */
const rows: readonly (readonly [en: string, ar: string, ur: string])[] = [
  // Actions
  ['Send Proposal', 'إرسال طلب الزواج', 'رشتے کا پیغام بھیجیں'],
  ['Accept', 'قبول', 'قبول کریں'],
  ['Decline', 'اعتذار', 'معذرت کریں'],
  ['Not Compatible', 'عدم التوافق', 'موافقت نہیں'],
  ['Marriage Fixed', 'تم الاتفاق على الزواج', 'رشتہ طے پا گیا'],
  ['View Contact Details', 'عرض بيانات التواصل', 'رابطے کی تفصیل دیکھیں'],
  [
    'Change the status of this proposal to Marriage Fixed',
    'تغيير حالة طلب الزواج هذا إلى «تم الاتفاق على الزواج»',
    'رشتے کے اس پیغام کی حالت بدل کر ”رشتہ طے پا گیا“ کریں',
  ],
  ['Sign In', 'تسجيل الدخول', 'سائن ان کریں'],
  ['Learn More', 'اعرف المزيد', 'مزید جانیے'],
  ['Go to Home', 'الذهاب إلى الرئيسية', 'ابتدائی صفحے پر جائیں'],
  ['Refresh Page', 'تحديث الصفحة', 'صفحہ تازہ کریں'],
  ['Try again', 'إعادة المحاولة', 'دوبارہ کوشش کریں'],
  ['Previous', 'السابق', 'پچھلا'],
  ['Submit', 'إرسال', 'جمع کرائیں'],
  ['Edit', 'تعديل', 'ترمیم'],
  ['Privacy Policy', 'سياسة الخصوصية', 'رازداری کی پالیسی'],
  ['Terms of Service', 'شروط الخدمة', 'خدمت کی شرائط'],
  ['Signing you in…', 'جارٍ تسجيل الدخول…', 'سائن ان ہو رہا ہے…'],
  [
    'Waiting for the window in which you sign in with Google',
    'بانتظار النافذة التي تسجّل فيها الدخول بحساب غوغل',
    'اس ونڈو کا انتظار ہے جس میں آپ گوگل سے سائن ان کرتے ہیں',
  ],
  ['opens in a new tab', 'يُفتح في علامة تبويب جديدة', 'نئے ٹیب میں کھلتا ہے'],
  ['Seal of NH-7f3c91aa', 'نقش NH-7f3c91aa', 'NH-7f3c91aa کا نقش'],

  // Statuses and proposals
  ['Pending', 'بانتظار الردّ', 'جواب کا انتظار'],
  ['Accepted', 'مقبول', 'قبول شدہ'],
  ['Declined', 'معتذَر عنه', 'معذرت'],
  ['Not compatible', 'لا توافق', 'موافقت نہیں'],
  ['Marriage fixed', 'تم الاتفاق على الزواج', 'رشتہ طے پا گیا'],
  ['This proposal has been declined.', 'تم الاعتذار عن طلب الزواج هذا.', 'رشتے کے اس پیغام پر معذرت کر لی گئی ہے۔'],
  [
    'Both parties have decided this is not a match.',
    'رأى الطرفان أنه لا توافق بينهما.',
    'دونوں فریق اس نتیجے پر پہنچے ہیں کہ یہ رشتہ موزوں نہیں۔',
  ],
  ['Alhamdulillah, Marriage Fixed', 'الحمد لله، تم الاتفاق على الزواج', 'الحمد للہ، رشتہ طے پا گیا'],
  ['Bilal Ahmed Siddiqui', 'بلال أحمد صديقي', 'بلال احمد صدیقی'],
  ['Pune, Maharashtra, India', 'بونه، ماهاراشترا، الهند', 'پونے، مہاراشٹر، بھارت'],

  // Members
  ['Amina', 'آمنة', 'آمنہ'],
  ['29 years', '٢٩ سنة', '29 سال'],
  ['Unmarried', 'عزباء', 'غیر شادی شدہ'],
  ['5 ft 4 in', '٥ قدم ٤ بوصة', '5 فٹ 4 انچ'],
  ['Written by herself', 'كتبته بنفسها', 'خود لکھا ہے'],
  ['Hyderabad, India', 'حيدر آباد، الهند', 'حیدرآباد، بھارت'],
  ['Hyderabad, Telangana, India', 'حيدر آباد، تيلانغانا، الهند', 'حیدرآباد، تلنگانہ، بھارت'],
  ['Paediatrician', 'طبيبة أطفال', 'بچوں کی ڈاکٹر'],
  ['MBBS', 'بكالوريوس الطب والجراحة', 'ایم بی بی ایس'],
  [
    'I grew up in a house full of books and cousins. My days are spent on a children’s ward; my evenings with my parents, and with a Qur’an circle I have kept since school. I hope for a home that is gentle, where we pray together.',
    'نشأتُ في بيت مليء بالكتب وأبناء العمومة. أقضي نهاري في قسم الأطفال، ومسائي مع والديّ ومع حلقة قرآن لازمتُها منذ المدرسة. أرجو بيتًا رفيقًا نصلّي فيه معًا.',
    'میں ایک ایسے گھر میں پلی بڑھی ہوں جہاں کتابیں اور رشتہ دار ہمیشہ موجود رہتے تھے۔ دن ہسپتال میں بچوں کے ساتھ گزرتا ہے اور شامیں والدین کے ساتھ۔ مجھے ایک نرم مزاج گھر کی امید ہے جہاں ہم مل کر نماز پڑھیں۔',
  ],
  ['Yusra', 'يسرى', 'یسریٰ'],
  ['26 years', '٢٦ سنة', '26 سال'],
  ['Birmingham, United Kingdom', 'برمنغهام، المملكة المتحدة', 'برمنگھم، برطانیہ'],
  ['Teacher', 'معلّمة', 'استانی'],
  ['B.Ed.', 'بكالوريوس في التربية', 'بی ایڈ'],
  [
    'Profile made by my brother. Yusra teaches mathematics and coaches the girls’ football team. She laughs easily, is steady in her prayers and would like to live near family.',
    'كتب هذا الملف أخي. تُعلّم يسرى الرياضيات وتدرّب فريق البنات لكرة القدم. تضحك بسهولة، وتحافظ على صلاتها، وتودّ أن تسكن قرب أهلها.',
    'یہ پروفائل میرے بھائی نے بنایا ہے۔ یسریٰ ریاضی پڑھاتی ہیں اور لڑکیوں کی فٹ بال ٹیم کی کوچ ہیں۔ خوش مزاج ہیں، نماز کی پابند ہیں اور گھر والوں کے قریب رہنا چاہتی ہیں۔',
  ],
  ['Maryam', 'مريم', 'مریم'],
  ['31 years', '٣١ سنة', '31 سال'],
  ['Kuala Lumpur, Malaysia', 'كوالالمبور، ماليزيا', 'کوالالمپور، ملائیشیا'],
  ['Architect', 'مهندسة معمارية', 'ماہرِ تعمیرات'],
  ['M.Arch.', 'ماجستير في العمارة', 'ایم آرک'],
  [
    'I design small mosques and smaller houses. Divorced, no children. I value honesty above charm, and a husband who speaks kindly when he is tired.',
    'أصمّم مساجد صغيرة وبيوتًا أصغر منها. مطلّقة بلا أولاد. الصدق عندي أغلى من حسن الكلام، وأرجو زوجًا يلين كلامه حين يتعب.',
    'میں چھوٹی مسجدیں اور ان سے بھی چھوٹے گھر ڈیزائن کرتی ہوں۔ مطلقہ، کوئی بچہ نہیں۔ مجھے دلکشی سے زیادہ سچائی عزیز ہے، اور ایسا شوہر جو تھک کر بھی نرمی سے بات کرے۔',
  ],
  ['Ask my mother.', 'اسألوا أمي.', 'میری والدہ سے پوچھیے۔'],
  ['Religious', 'التديّن', 'دین داری'],
  ['Family oriented', 'الاهتمام بالأسرة', 'گھر اور خاندان سے لگاؤ'],
  ['Intellectual', 'حبّ الفكر والمعرفة', 'علم دوستی'],
  ['Practicing', 'الالتزام بالعبادات', 'عبادات کی پابندی'],
  ['Active lifestyle', 'حياة نشيطة', 'متحرک طرزِ زندگی'],
  ['Traveler', 'حبّ السفر', 'سفر کا شوق'],
  ['Creative', 'الإبداع', 'تخلیقی ذوق'],
  ['Professional', 'المهنيّة', 'پیشہ ورانہ مزاج'],
  ['Career focused', 'الطموح المهني', 'کیریئر پر توجہ'],
  [
    'Both of you fit each other’s wishes: age, Hyderabad, Hanafi',
    'كلٌّ منكما يوافق رغبات الآخر: العمر، حيدر آباد، المذهب الحنفي',
    'آپ دونوں ایک دوسرے کی ترجیحات کے مطابق ہیں: عمر، حیدرآباد، حنفی مسلک',
  ],
  ['Age', 'العمر', 'عمر'],
  ['Lives in', 'الإقامة', 'رہائش'],
  ['Height', 'الطول', 'قد'],
  ['5 ft 5 in, 165 cm', '١٦٥ سم (٥ قدم ٥ بوصة)', '5 فٹ 5 انچ، 165 سینٹی میٹر'],
  ['Marital status', 'الحالة الاجتماعية', 'ازدواجی حیثیت'],
  ['Unmarried', 'عزباء', 'غیر شادی شدہ'],
  ['Unmarried, Widowed', 'أعزب، أرمل', 'غیر شادی شدہ، رنڈوا'],
  ['Education', 'التعليم', 'تعلیم'],
  ['Occupation', 'المهنة', 'پیشہ'],
  ['School of thought', 'المذهب', 'مسلک'],
  ['Sunni - Hanafi (Ahle Sunnat ul jamaat)', 'سنّي - حنفي (أهل السنّة والجماعة)', 'سنی - حنفی (اہلِ سنت والجماعت)'],
  ['Looking for', 'شريك الحياة المنشود', 'شریکِ حیات کی تلاش'],
  ['28 to 36 years', 'من ٢٨ إلى ٣٦ سنة', '28 سے 36 سال'],
  ['India, United Arab Emirates', 'الهند، الإمارات العربية المتحدة', 'بھارت، متحدہ عرب امارات'],
  ['Phone verified', 'رقم الهاتف موثَّق', 'فون نمبر تصدیق شدہ'],
  ['Profile created by father', 'أنشأ الملفَّ الوالد', 'پروفائل والد نے بنایا'],

  // Pages
  ['For You', 'مقترحات لك', 'آپ کے لیے'],
  ['Feed', 'تصفّح', 'فہرست'],
  ['Community', 'المجتمع', 'برادری'],
  ['Proposals', 'طلبات الزواج', 'رشتے کے پیغامات'],
  ['Chosen from your wishes and theirs.', 'اختيار يراعي رغباتك ورغباتهم.', 'آپ کی اور ان کی ترجیحات کو دیکھ کر منتخب۔'],
  ['View Profile', 'عرض الملف الشخصي', 'اپنا پروفائل دیکھیں'],
  ['Edit Profile', 'تعديل الملف الشخصي', 'پروفائل میں ترمیم'],
  ['Logout', 'تسجيل الخروج', 'سائن آؤٹ'],
  ['Appearance', 'المظهر', 'ظاہری انداز'],
  ['Light', 'فاتح', 'روشن'],
  ['Dark', 'داكن', 'تاریک'],
  ['As my device', 'حسب الجهاز', 'آلے کے مطابق'],
  ['Privacy', 'الخصوصية', 'رازداری'],
  ['What we keep, and why.', 'ما الذي نحفظه، ولماذا.', 'ہم کیا محفوظ رکھتے ہیں، اور کیوں۔'],
  ['What we keep, and why, is in the', 'ما نحفظه وسبب حفظه مذكور في', 'ہم کیا محفوظ رکھتے ہیں اور کیوں، یہ درج ہے:'],
  [
    'We keep what you write, so that others can read it. We keep no photos.',
    'نحفظ ما تكتبه ليقرأه الآخرون. ولا نحفظ صورًا.',
    'ہم آپ کی تحریر محفوظ رکھتے ہیں تاکہ دوسرے اسے پڑھ سکیں۔ تصویریں محفوظ نہیں کرتے۔',
  ],
  ['What others see', 'ما يراه الآخرون', 'دوسرے کیا دیکھتے ہیں'],
  ['Your first name and what you wrote.', 'اسمك الأول وما كتبته.', 'آپ کا پہلا نام اور آپ کی تحریر۔'],
  [
    'Never your phone number or your email, before both of you agree.',
    'لا رقم هاتفك ولا بريدك قبل أن يوافق كلاكما.',
    'آپ دونوں کی رضامندی سے پہلے فون نمبر یا ای میل کبھی نہیں۔',
  ],
  ['Contact is shared by consent.', 'التواصل يكون عن رضا.', 'رابطہ رضامندی سے دیا جاتا ہے۔'],
  [
    'A page title that takes more than one line on every phone',
    'عنوان صفحة يحتاج إلى أكثر من سطر واحد على كل هاتف',
    'صفحے کا ایسا عنوان جو ہر فون پر ایک سے زیادہ سطر لیتا ہے',
  ],
  ['A section', 'قسم', 'ایک حصہ'],
  ['What is different here.', 'ما الذي يختلف هنا.', 'یہاں کیا مختلف ہے۔'],
  ['A panel holds a form or a note.', 'تضمّ اللوحة نموذجًا أو ملاحظة.', 'پینل میں فارم یا نوٹ ہوتا ہے۔'],

  // Empty states
  [
    'Taking a moment to find your perfect match. Check back soon as our community grows with blessed individuals.',
    'يستغرق العثور على الأنسب لك بعض الوقت. وسيظهر المزيد قريبًا مع نموّ مجتمعنا بأهل الخير والبركة.',
    'آپ کے لیے موزوں رشتہ تلاش کرنے میں کچھ وقت لگ رہا ہے۔ جلد دوبارہ تشریف لائیں، ہماری برادری نیک لوگوں سے بڑھ رہی ہے۔',
  ],
  ['No proposals sent yet.', 'لم يُرسَل أيّ طلب زواج بعد.', 'ابھی تک رشتے کا کوئی پیغام نہیں بھیجا گیا۔'],
  ['Something went wrong', 'حدث خطأ ما', 'کچھ غلط ہو گیا'],
  [
    'The list could not be loaded. Nothing of yours is lost.',
    'تعذّر تحميل القائمة. لم يضِع شيء مما لديك.',
    'فہرست لوڈ نہیں ہو سکی۔ آپ کی کوئی چیز ضائع نہیں ہوئی۔',
  ],
  ['You are offline', 'لا يوجد اتصال بالإنترنت', 'آپ آف لائن ہیں'],
  [
    'This page comes back when the connection does.',
    'تعود هذه الصفحة حين يعود الاتصال.',
    'کنکشن بحال ہوتے ہی یہ صفحہ واپس آ جائے گا۔',
  ],
  ['Page not found', 'الصفحة غير موجودة', 'صفحہ نہیں ملا'],
  ['There is nothing at this address.', 'لا شيء في هذا العنوان.', 'اس پتے پر کچھ نہیں ہے۔'],
  ['Your changes were not saved.', 'لم تُحفظ تعديلاتك.', 'آپ کی تبدیلیاں محفوظ نہیں ہوئیں۔'],
  [
    'A member has already verified this phone number.',
    'وثّق عضو آخر رقم الهاتف هذا من قبل.',
    'اس فون نمبر کی تصدیق کوئی اور رکن پہلے ہی کر چکا ہے۔',
  ],

  // Landing page
  [
    'A marriage begins with a covenant, not a photo.',
    'الزواج يبدأ بميثاق، لا بصورة.',
    'نکاح ایک عہد سے شروع ہوتا ہے، تصویر سے نہیں۔',
  ],
  [
    'A quiet place for Muslims who wish to marry, and for the families who help them. Words instead of photos, and contact by consent.',
    'مكان هادئ للمسلمين الراغبين في الزواج، وللأسر التي تعينهم. كلمات بدل الصور، وتواصل عن رضا.',
    'نکاح کے خواہش مند مسلمانوں اور ان کا ساتھ دینے والے گھرانوں کے لیے ایک پُرسکون جگہ۔ تصویروں کی جگہ الفاظ، اور رابطہ رضامندی سے۔',
  ],
  ['Features', 'المزايا', 'خصوصیات'],
  ['Words instead of photos', 'كلمات بدل الصور', 'تصویروں کی جگہ الفاظ'],
  [
    'Nobody is chosen or passed over for a picture.',
    'لا يُختار أحد ولا يُستبعد من أجل صورة.',
    'تصویر کی وجہ سے نہ کوئی چنا جاتا ہے نہ نظر انداز ہوتا ہے۔',
  ],
  ['Verified by phone', 'توثيق بالهاتف', 'فون سے تصدیق'],
  ['Every member has confirmed a phone number.', 'كل عضو أكّد رقم هاتفه.', 'ہر رکن نے اپنے فون نمبر کی تصدیق کی ہے۔'],
  ['A list from your wishes', 'قائمة من رغباتك', 'آپ کی ترجیحات سے بنی فہرست'],
  [
    'For You lists the members who fit your wishes, and whose wishes you fit.',
    'تعرض «مقترحات لك» من يوافق رغباتك وتوافق رغباته.',
    '”آپ کے لیے“ میں وہ ارکان ہیں جو آپ کی ترجیحات کے مطابق ہیں اور آپ ان کی۔',
  ],
  ['How it Works', 'كيف يعمل', 'طریقہ کار'],
  ['Sign in', 'سجّل الدخول', 'سائن ان کیجیے'],
  ['With your Google account.', 'بحسابك في غوغل.', 'اپنے گوگل اکاؤنٹ سے۔'],
  ['Write a profile', 'اكتب ملفًّا', 'پروفائل لکھیے'],
  ['Yours, or that of someone you care for.', 'ملفك، أو ملف من يهمّك أمره.', 'اپنا، یا کسی عزیز کا۔'],
  ['Verify a phone number', 'وثّق رقم هاتف', 'فون نمبر کی تصدیق کیجیے'],
  ['A code by SMS, once.', 'رمز في رسالة قصيرة، مرة واحدة.', 'ایس ایم ایس سے ایک کوڈ، صرف ایک بار۔'],
  ['Send a proposal', 'أرسل طلب زواج', 'رشتے کا پیغام بھیجیے'],
  [
    'Contact details are shared when both agree.',
    'تُتاح بيانات التواصل حين يوافق الطرفان.',
    'دونوں کی رضامندی پر رابطے کی تفصیل دی جاتی ہے۔',
  ],
  ['Begin with a word.', 'ابدأ بكلمة.', 'ایک لفظ سے آغاز کیجیے۔'],
  ['A solemn covenant, Qur’an 4:21', 'ميثاق غليظ، النساء: ٢١', 'پختہ عہد، النساء 4:21'],
  ['How are members verified?', 'كيف يُوثَّق الأعضاء؟', 'اراکین کی تصدیق کیسے ہوتی ہے؟'],
  ['By a code sent to their phone.', 'برمز يُرسل إلى هواتفهم.', 'ان کے فون پر بھیجے گئے ایک کوڈ سے۔'],
  ['Do I need a photo?', 'هل أحتاج إلى صورة؟', 'کیا تصویر ضروری ہے؟'],
  [
    'No. Photos are neither required nor shown.',
    'لا. الصور غير مطلوبة ولا تُعرض.',
    'نہیں۔ تصویر نہ مانگی جاتی ہے نہ دکھائی جاتی ہے۔',
  ],
  [
    'When are contact details shared, and with whom, and can I take that back?',
    'متى تُعرض بيانات التواصل، ولمن، وهل أستطيع التراجع؟',
    'رابطے کی تفصیل کب اور کسے دی جاتی ہے، اور کیا میں اسے واپس لے سکتا ہوں؟',
  ],
  [
    'When both have agreed, and with nobody else.',
    'حين يوافق الطرفان، ولا تُعرض لغيرهما.',
    'جب دونوں راضی ہوں، اور کسی اور کو نہیں۔',
  ],

  // Verses; readers of Arabic need no translation
  [
    'And of His signs is this: He created for you helpmeets from yourselves that ye might find rest in them, and He ordained between you love and mercy. Lo! herein indeed are portents for folk who reflect.',
    '',
    'اور اسی کے نشانات (اور تصرفات) میں سے ہے کہ اُس نے تمہارے لئے تمہاری ہی جنس کی عورتیں پیدا کیں تاکہ اُن کی طرف (مائل ہوکر) آرام حاصل کرو اور تم میں محبت اور مہربانی پیدا کر دی جو لوگ غور کرتے ہیں اُن کے لئے ان باتوں میں (بہت سی) نشانیاں ہیں',
  ],
  ['Ar-Rum 30:21', 'سورة الروم: ٢١', 'الروم 30:21'],
  [
    'For a spouse and children who are a comfort',
    'لزوج وذرية تقرّ بهم العين',
    'آنکھوں کی ٹھنڈک بننے والے شریکِ حیات اور اولاد کے لیے',
  ],
  ['QURAN', 'القرآن', 'قرآن'],
  [
    'And who say: Our Lord! Vouchsafe us comfort of our wives and of our offspring, and make us patterns for (all) those who ward off (evil).',
    '',
    'اور وہ جو (خدا سے) دعا مانگتے ہیں کہ اے پروردگار ہم کو ہماری بیویوں کی طرف سے (دل کا چین) اور اولاد کی طرف سے آنکھ کی ٹھنڈک عطا فرما اور ہمیں پرہیزگاروں کا امام بنا',
  ],
  [
    'Among the servants of the Most Merciful are those who pray so.',
    'هكذا يدعو عباد الرحمن.',
    'رحمٰن کے بندے یوں دعا کرتے ہیں۔',
  ],
  ['Al-Furqan 25:74', 'سورة الفرقان: ٧٤', 'الفرقان 25:74'],
  ['Consent', 'الرضا قبل الزواج', 'رضامندی'],
  ['Context', 'السياق', 'پس منظر'],
  [
    'Both are asked, and both answers are heard.',
    'يُسأل الطرفان، ويُسمع جوابهما.',
    'دونوں سے پوچھا جاتا ہے اور دونوں کا جواب سنا جاتا ہے۔',
  ],
  [
    'A marriage is a covenant between two who choose each other freely.',
    'الزواج عهد بين اثنين يختار كلٌّ منهما الآخر راضيًا.',
    'نکاح ان دو کے درمیان عہد ہے جو ایک دوسرے کو خوشی سے چنتے ہیں۔',
  ],
  ['A sample text of Mithaq', 'نص تجريبي من ميثاق', 'میثاق کا نمونہ متن'],
  ['Quote of the day', 'اقتباس اليوم', 'آج کا اقتباس'],
];

const translations = new Map(rows.map(([en, ar, ur]) => [en, { ar, ur }]));

/**
 * The args of a story in the language of Storybook's toolbar: every text that is in the list above is replaced, also
 * within arrays, objects and elements. A text that was typed into the controls stays as it is.
 */
export function translated<T>(value: T, language: unknown): T {
  if (language !== 'ar' && language !== 'ur') return value;
  return translate(value, language) as T; // it has the shape that it had
}

function translate(value: unknown, language: 'ar' | 'ur'): unknown {
  if (typeof value === 'string') return translations.get(value)?.[language] ?? value;
  if (Array.isArray(value)) return value.map((entry) => translate(entry, language));
  if (isValidElement<object>(value)) return cloneElement(value, translateEntries(value.props, language));
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? translateEntries(value, language) : value;
}

function translateEntries(props: object, language: 'ar' | 'ur'): object {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, translate(value, language)]));
}
