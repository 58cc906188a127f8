import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { amina, aminaInUrdu, longArabic, maryamInArabic, oneLongWord } from '../samples.ts';
import { at320, inArabic, inDark, inUrdu, inUrduAt320InDark } from '../story-states.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileCardSkeleton } from './ProfileCardSkeleton.tsx';

const reason = 'Both of you fit each other’s wishes: age, Hyderabad, Hanafi';

/** A member at a glance. The whole card is one link with one focus ring. */
const meta = {
  title: 'Kit/ProfileCard',
  component: ProfileCard,
  subcomponents: { ProfileCardSkeleton },
  args: amina,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 352 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheFeed: Story = {};
export const ForYou: Story = { args: { reason } };
export const WithFocus: Story = { play: async () => userEvent.tab() };
export const WithoutOccupation: Story = { args: { occupation: undefined } };
export const ShortWords: Story = { args: { aboutMe: 'Ask my mother.' } };
export const TagsInTwoRows: Story = {
  args: { tags: ['Career focused', 'Active lifestyle', 'Family oriented'] },
  ...at320,
};
export const LongEverything: Story = {
  args: {
    firstName: 'Muhammad-Abdurrahman-Ibrahim',
    place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, United Kingdom',
    occupation: 'Senior lecturer in comparative jurisprudence',
    education: 'Doctorate in Islamic studies and another one in hydrology',
    aboutMe: `${oneLongWord} ${amina.aboutMe}`,
    tags: ['Career focused', 'Active lifestyle', 'Family oriented'],
    reason: `${reason}, education, occupation and everything else that the two of you have written down so far`,
  },
};
export const At320: Story = { ...at320, args: { reason } };
export const InDark: Story = { ...inDark, args: { reason } };

/** What a member wrote runs in its own direction, whatever the language of the page. */
export const UrduWordsOnAnEnglishPage: Story = {
  args: { firstName: aminaInUrdu.firstName, place: aminaInUrdu.place, aboutMe: aminaInUrdu.aboutMe, reason },
};
export const EnglishWordsOnAnArabicPage: Story = {
  ...inArabic,
  args: { ...maryamInArabic, firstName: 'Maryam', aboutMe: amina.aboutMe },
};
export const InArabic: Story = { ...inArabic, args: maryamInArabic };
export const LongArabic: Story = {
  ...inArabic,
  args: {
    ...maryamInArabic,
    firstName: 'عائشة بنت عبد الرحمن بن محمد الأنصارية',
    place: 'مدينة الشيخ زايد بجوار مسجد النور الكبير، جمهورية مصر العربية',
    aboutMe: longArabic.repeat(2),
  },
};
export const InUrdu: Story = { ...inUrdu, args: aminaInUrdu };
export const InUrduAt320InDark: Story = { ...inUrduAt320InDark, args: aminaInUrdu };

export const Loading: Story = { render: () => <ProfileCardSkeleton /> };
export const LoadingForYou: Story = { render: () => <ProfileCardSkeleton hasReason /> };
export const LoadingInDark: Story = { ...inDark, render: () => <ProfileCardSkeleton hasReason /> };
