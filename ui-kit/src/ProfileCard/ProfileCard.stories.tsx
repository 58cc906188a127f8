import { Box } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { amina, longArabic, longUrdu, maryam, oneLongWord, reason } from '../testing/samples.ts';
import { at320, inArabic, inArabicInDark, inDark, inUrdu, inUrduAt320InDark } from '../testing/story-states.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileCardSkeleton } from './ProfileCardSkeleton.tsx';

/** A member in Feed and For You. The whole card is one link with one focus ring. */
const meta = {
  title: 'Kit/Profile card',
  component: ProfileCard,
  subcomponents: { ProfileCardSkeleton },
  parameters: {
    usage: {
      use: ['For a member in Feed and For You.'],
      avoid: ['For a proposal: use Proposal card.', 'For the whole profile: use Profile details.'],
      anatomy: [
        'Seal',
        'First name and NH-id',
        'Age, height, marital status and place',
        'Occupation and education',
        'Beginning of the text',
        'Three tags',
        'Why the member is suggested, in For You',
        'Who wrote the profile',
      ],
      do: [
        'Keep the whole card one link with one focus ring.',
        'Leave out the line of the occupation when there is none.',
      ],
      dont: ['Do not put a button on the card.', 'Do not show a photo, a full name or a number.'],
      keyboard: { Tab: 'goes from card to card', Enter: 'opens the profile' },
    },
  },
  args: amina,
  argTypes: { reason: { control: 'text' } },
  decorators: [
    (Story) => (
      <Box maw={352}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = {};
export const ForYou: Story = { args: { reason } };
export const Focused: Story = { play: async () => userEvent.tab() };
export const Read: Story = { args: { read: 'Already read' } };
export const ReadDark: Story = { ...Read, ...inDark };
export const WithoutOccupation: Story = { args: { occupation: undefined } };
export const ShortText: Story = { args: { aboutMe: 'Ask my mother.' } };
export const TagsInTwoRowsAt320: Story = {
  ...at320,
  args: { tags: ['Career focused', 'Active lifestyle', 'Family oriented'] },
};
export const LongTexts: Story = {
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
export const ForYouAt320: Story = { ...ForYou, ...at320 };
export const ForYouDark: Story = { ...ForYou, ...inDark };
export const ForYouArabic: Story = { ...ForYou, ...inArabic };
export const ForYouArabicDark: Story = { ...ForYou, ...inArabicInDark };
export const ForYouUrdu: Story = { ...ForYou, ...inUrdu };
export const ForYouUrduAt320Dark: Story = { ...ForYou, ...inUrduAt320InDark };

/** A member's text has its own direction, whatever the language of the page. */
export const UrduTextOnAnEnglishPage: Story = {
  args: { firstName: 'آمنہ', place: 'لاہور، پاکستان', aboutMe: longUrdu },
};
export const EnglishTextOnAnArabicPage: Story = {
  ...inArabic,
  args: {
    ...maryam,
    firstName: 'Sarah',
    aboutMe: 'I value honesty above charm, and a husband who speaks kindly when he is tired.',
  },
};
export const LongArabicTexts: Story = {
  ...inArabic,
  args: {
    ...maryam,
    firstName: 'عائشة بنت عبد الرحمن بن محمد الأنصارية',
    place: 'مدينة الشيخ زايد بجوار مسجد النور الكبير، جمهورية مصر العربية',
    aboutMe: longArabic.repeat(2),
  },
};

export const Skeleton: Story = { render: () => <ProfileCardSkeleton /> };
export const SkeletonForYou: Story = { render: () => <ProfileCardSkeleton hasReason /> };
export const SkeletonForYouDark: Story = { ...SkeletonForYou, ...inDark };
export const SkeletonForYouArabic: Story = { ...SkeletonForYou, ...inArabic };
