import type { Meta, StoryObj } from '@storybook/react-vite';
import { amina, longArabic, longUrdu, maryamInArabic, oneLongWord } from '../samples.ts';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../story-states.ts';
import { Essentials, LetterSection, ProfileLetter } from './ProfileLetter.tsx';

const wishes = (
  <LetterSection title="Looking for">
    <Essentials
      entries={[
        { label: 'Age', value: '28 to 36 years' },
        { label: 'Marital status', value: 'Unmarried, Widowed' },
        { label: 'Lives in', value: 'India, United Arab Emirates' },
      ]}
    />
  </LetterSection>
);

/** A profile, set like a letter of introduction. Prints on one clean page. */
const meta = {
  title: 'Kit/ProfileLetter',
  component: ProfileLetter,
  subcomponents: { Essentials, LetterSection },
  args: {
    sealId: amina.sealId,
    name: 'Amina',
    subline: [amina.profileId, 'Phone verified', 'Profile created by father'],
    words: `${amina.aboutMe}\n\nOn Fridays I cook for whoever comes.`,
    tags: amina.tags,
    essentials: [
      { label: 'Age', value: '29 years' },
      { label: 'Lives in', value: 'Hyderabad, Telangana, India' },
      { label: 'Height', value: '5.4 ft' },
      { label: 'Marital status', value: 'Unmarried' },
      { label: 'Education', value: 'MBBS' },
      { label: 'Occupation', value: 'Paediatrician' },
      { label: 'School of thought', value: 'Sunni - Hanafi (Ahle Sunnat ul jamaat)' },
    ],
    children: wishes,
  },
} satisfies Meta<typeof ProfileLetter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const At320: Story = { ...at320 };
export const InDark: Story = { ...inDark };
export const FewWords: Story = { args: { words: 'Ask my mother.' } };
export const FifteenHundredLetters: Story = { args: { words: amina.aboutMe.repeat(7).slice(0, 1500) } };
export const OneLongWord: Story = {
  ...at320,
  args: { name: oneLongWord, words: oneLongWord, essentials: [{ label: 'Occupation', value: oneLongWord }] },
};
export const WithoutWishes: Story = { args: { children: undefined } };

/** What a member wrote runs in its own direction, whatever the language of the page. */
export const UrduWordsOnAnEnglishPage: Story = { args: { name: 'آمنہ', words: longUrdu } };
export const EnglishWordsOnAnArabicPage: Story = { ...inArabic };

export const InArabic: Story = {
  ...inArabic,
  args: {
    sealId: maryamInArabic.sealId,
    name: maryamInArabic.firstName,
    subline: [maryamInArabic.profileId, 'رقم الهاتف موثَّق', 'أنشأ الملف والدها'],
    words: longArabic,
    tags: maryamInArabic.tags,
    essentials: [
      { label: 'العمر', value: maryamInArabic.age },
      { label: 'مكان الإقامة', value: maryamInArabic.place },
      { label: 'الطول', value: '٥٫٤ أقدام' },
      { label: 'الحالة الاجتماعية', value: 'لم يسبق لها الزواج' },
      { label: 'التعليم', value: maryamInArabic.education },
      { label: 'المهنة', value: maryamInArabic.occupation },
    ],
    children: (
      <LetterSection title="تبحث عن">
        <Essentials
          entries={[
            { label: 'العمر', value: 'من ٢٨ إلى ٣٦ سنة' },
            { label: 'مكان الإقامة', value: 'ماليزيا، الإمارات العربية المتحدة' },
          ]}
        />
      </LetterSection>
    ),
  },
};
export const InUrduAt320InDark: Story = {
  ...inUrduAt320InDark,
  args: {
    name: 'آمنہ',
    subline: [amina.profileId, 'فون کی تصدیق ہو چکی ہے', 'پروفائل والد نے بنایا'],
    words: longUrdu.repeat(2),
    tags: ['دین دار', 'خاندان سے جڑی ہوئی', 'علم دوست'],
    essentials: [
      { label: 'عمر', value: '29 سال' },
      { label: 'رہائش', value: 'لاہور، پنجاب، پاکستان' },
      { label: 'ازدواجی حیثیت', value: 'غیر شادی شدہ' },
    ],
    children: undefined,
  },
};
