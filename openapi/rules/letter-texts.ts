import type { Language } from './language.ts';

/** The words of a mail about news, and of the page that ends such mails. */
type LetterTexts = {
  brand: string;
  /** What a locked phone shows: it names nobody, and nothing that happened. */
  subject: string;
  preview: string;
  greeting: string;
  news: string;
  open: string;
  /** Above the host of the server. */
  typeAddress: string;
  promise: string;
  unsubscribe: string;
  settings: string;
  unsubscribeQuestion: string;
  unsubscribed: string;
  invalidLink: string;
};

/** Only the server needs these words, in each language of the members, so they are not in the catalogs of the client. */
export const letterTexts: Record<Language, LetterTexts> = {
  en: {
    brand: 'Mithaq',
    subject: 'There is news for you at Mithaq',
    preview: 'Open Mithaq to read it.',
    greeting: 'As-salamu alaykum',
    news: 'There is news for you at Mithaq. So that it stays yours, this mail does not say what it is or whom it is from.',
    open: 'Open Mithaq',
    typeAddress: 'Or type this into your browser:',
    promise: 'At most one such mail an hour. We never ask for a password, a code or money by mail.',
    unsubscribe: 'No more mails',
    settings: 'Choose in Settings',
    unsubscribeQuestion: 'Do you want no more mails from Mithaq?',
    unsubscribed: 'You will get no more mails. What is new is still shown in Mithaq. You can change this in Settings.',
    invalidLink: 'This link is not valid. You can end the mails in Settings.',
  },
  ar: {
    brand: 'ميثاق',
    subject: 'لديك جديد في ميثاق',
    preview: 'يمكن قراءته في ميثاق.',
    greeting: 'السلام عليكم',
    news: 'لديك جديد في ميثاق. حفاظًا على خصوصيتك لا تذكر هذه الرسالة ما هو ولا ممّن هو.',
    open: 'فتح ميثاق',
    typeAddress: 'أو بكتابة هذا العنوان في المتصفح:',
    promise: 'رسالة واحدة كهذه في الساعة على الأكثر. لا نطلب أبدًا كلمة مرور أو رمزًا أو مالًا عبر البريد.',
    unsubscribe: 'إيقاف الرسائل',
    settings: 'الاختيار في الإعدادات',
    unsubscribeQuestion: 'إيقاف الرسائل من ميثاق؟',
    unsubscribed: 'لن تصلك رسائل بعد الآن. كل جديد يبقى معروضًا في ميثاق، ويمكن تغيير ذلك في الإعدادات.',
    invalidLink: 'هذا الرابط غير صالح. يمكن إيقاف الرسائل في الإعدادات.',
  },
  ur: {
    brand: 'میثاق',
    subject: 'میثاق پر آپ کے لیے کچھ نیا ہے',
    preview: 'پڑھنے کے لیے میثاق کھولیں۔',
    greeting: 'السلام علیکم',
    news: 'میثاق پر آپ کے لیے کچھ نیا ہے۔ آپ کی رازداری کے لیے اس ای میل میں نہیں لکھا کہ وہ کیا ہے یا کس کی طرف سے ہے۔',
    open: 'میثاق کھولیں',
    typeAddress: 'یا اپنے براؤزر میں یہ پتا لکھیں:',
    promise: 'ایسی ای میل گھنٹے میں زیادہ سے زیادہ ایک بار آتی ہے۔ ہم ای میل میں کبھی پاس ورڈ، کوڈ یا رقم نہیں مانگتے۔',
    unsubscribe: 'ای میل بند کریں',
    settings: 'ترتیبات میں منتخب کریں',
    unsubscribeQuestion: 'کیا میثاق کی ای میل بند کر دی جائیں؟',
    unsubscribed:
      'آپ کو مزید ای میل نہیں ملے گی۔ جو نیا ہو وہ میثاق میں نظر آتا رہے گا۔ اسے ترتیبات میں بدلا جا سکتا ہے۔',
    invalidLink: 'یہ لنک درست نہیں۔ ای میل ترتیبات میں بند کی جا سکتی ہے۔',
  },
};
