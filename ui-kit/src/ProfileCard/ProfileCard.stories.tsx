import { Box } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  amina,
  imran,
  longArabic,
  longFirstName,
  longReason,
  longUrdu,
  maryam,
  oneLongWord,
  reason,
} from '../testing/samples.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import {
  at320,
  inArabic,
  inArabicInDark,
  inDark,
  inUrdu,
  inUrduAt320InDark,
  inUrduInDark,
  isSheet,
  namedChoices,
  ofEveryState,
  otherSheet,
} from '../testing/story-states.ts';
import { Button } from '../Button/Button.tsx';
import { SaveButton } from '../SaveButton/SaveButton.tsx';
import { said } from '../testing/said.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileCardSkeleton } from './ProfileCardSkeleton.tsx';

const save = (
  <SaveButton
    label={said("Save {firstName}'s profile", { firstName: imran.firstName })}
    isSaved={false}
    onClick={() => undefined}
  />
);

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
        { part: 'Seal', at: 'article svg' },
        { part: 'First name: the link of the whole card', at: 'h2' },
        { part: 'Age, marital status and height', at: 'h2 + *' },
        { part: 'Place, occupation and education', at: 'article > :nth-child(2)' },
        { part: 'Beginning of the text', at: '[class*=about]' },
        { part: 'Three tags', at: 'article ul' },
        { part: 'Who wrote the profile, and the NH-id', at: '[class*=foot]' },
        { part: 'Why the member is suggested, in For You', at: '[class*=reason]' },
        { part: 'Button, such as Save', at: 'article button' },
      ],
      do: [
        'Keep the whole card one link with one focus ring.',
        'Leave out the line of the occupation when there is none.',
      ],
      dont: [
        'Do not put another button on the card than the bookmark.',
        'Do not show a photo, a full name or a number.',
      ],
      keyboard: { Tab: 'goes from card to card', Enter: 'opens the profile' },
      screenReader: [
        'Each card is an article named by its heading, which is its only link, so that a reader goes from name to name.',
        'The seal is silent.',
      ],
    },
  },
  args: { ...imran, action: 'Save' },
  argTypes: {
    reason: { control: 'text' },
    action: namedChoices({ Save: save, None: undefined }),
  },
  decorators: [
    (Story, { tags }) => (
      <Box maw={isSheet(tags) ? undefined : 352}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForYou: Story = { args: { reason } };
export const Feed: Story = {};
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
    firstName: longFirstName,
    place: `${oneLongWord}, United Kingdom`,
    occupation: 'Senior lecturer in comparative jurisprudence',
    education: 'Doctorate in Islamic studies and another one in hydrology',
    aboutMe: `${oneLongWord} ${amina.aboutMe}`,
    tags: ['Career focused', 'Active lifestyle', 'Family oriented'],
    reason: longReason,
  },
};
export const ForYouAt320: Story = { ...ForYou, ...at320 };
export const ForYouDark: Story = { ...ForYou, ...inDark };
export const ForYouArabic: Story = { ...ForYou, ...inArabic };
export const ForYouArabicDark: Story = { ...ForYou, ...inArabicInDark };
export const ForYouUrdu: Story = { ...ForYou, ...inUrdu };
export const TallWordsUrdu: Story = {
  ...inUrdu,
  args: { reason, place: 'برمنگھم، برطانیہ', occupation: 'برمنگھم' },
  // The tall first words have all their strokes: no box above them ends below their top.
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d')!;
    for (const text of ['برمنگھم، برطانیہ', 'برمنگھم']) {
      const words = canvas.getByText(text);
      pen.font = getComputedStyle(words).font;
      const { fontBoundingBoxAscent, actualBoundingBoxAscent } = pen.measureText(text);
      const top = words.getClientRects()[0]!.top + fontBoundingBoxAscent - actualBoundingBoxAscent;
      for (let box: HTMLElement = words; box.tagName !== 'ARTICLE'; box = box.parentElement!)
        if (getComputedStyle(box).overflowY !== 'visible')
          await expect(box.getBoundingClientRect().top).toBeLessThanOrEqual(top);
    }
  },
};
export const ForYouUrduAt320Dark: Story = { ...ForYou, ...inUrduAt320InDark };

/** A member's text has its own direction, whatever the language of the page. */
export const UrduTextOnAnEnglishPage: Story = {
  args: {
    ...amina,
    firstName: 'آمنہ',
    place: 'لاہور، پاکستان',
    occupation: 'Paediatrician',
    education: 'MBBS',
    aboutMe: longUrdu,
  },
};
export const EnglishTextOnAnArabicPage: Story = {
  ...inArabic,
  args: {
    ...maryam,
    firstName: 'Sarah',
    place: '\u2067\u2068Thiruvananthapuram Municipal Corporation\u2069، الهند\u2069',
    occupation: 'Senior lecturer in comparative jurisprudence',
    education: 'Doctorate in Islamic studies',
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
export const EveryState: Story = {
  ...ofEveryState,
  args: { reason },
  render: (props) => (
    <StateMatrix
      part={ProfileCard}
      args={props}
      of="h2 a"
      more={{
        Read: { read: 'Already read' },
        'Without an occupation': { occupation: undefined },
        Long: {
          firstName: longFirstName,
          education: 'Doctorate in Islamic studies and another one in hydrology',
        },
      }}
    />
  ),
};

export const EveryStateArabicDark: Story = { ...EveryState, ...inArabicInDark, ...otherSheet };
export const EveryStateUrduDark: Story = { ...EveryState, ...inUrduInDark, ...otherSheet };

/** Amina, in English: the pictures of the rules are not translated. */
const shown = {
  ...amina,
  age: '27 years',
  maritalStatus: 'Unmarried',
  height: '5 ft 3 in',
  place: 'Hyderabad, India',
  occupation: 'Software developer',
  education: "Bachelor's in Computer Science",
};

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: {
      says: 'no occupation, no line for it.',
      shows: <ProfileCard {...shown} occupation={undefined} />,
    },
    dont: {
      says: 'a value that stands for nothing.',
      shows: <ProfileCard {...shown} occupation="Na" />,
    },
  },
  {
    do: { says: 'the whole card is the link; a bookmark may be in its corner.', shows: <ProfileCard {...shown} /> },
    dont: {
      says: 'a button on the card is a second target, and hurries.',
      shows: <ProfileCard {...shown} reason={<Button size="sm">Send Proposal</Button>} />,
    },
  },
);
