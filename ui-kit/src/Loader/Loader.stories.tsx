import type { Meta, StoryObj } from '@storybook/react-vite';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { ProfileCardSkeleton } from '../ProfileCard/ProfileCardSkeleton.tsx';
import { at320, inArabic, inArabicInDark, inDark } from '../testing/story-states.ts';
import { Loader } from './Loader.tsx';

/** For content whose shape is unknown; where it is known, use a skeleton. The label is announced, and stays where motion is reduced. */
const meta = {
  title: 'Kit/Loader',
  component: Loader,
  parameters: {
    usage: {
      use: ['When a page or a part is on its way and its shape is not known.'],
      avoid: ['For lists of cards: use skeletons.', 'For an action: the button has its own loader.'],
      anatomy: ['Ring', 'Label; it can be hidden, and is still announced'],
      do: ['Say what is on its way when it takes longer than a moment.'],
      dont: ['Do not show two loaders on one page.'],
      keyboard: {},
      screenReader: [
        'Its label is read when it appears, also where it is hidden; a silent one leaves that to the page. The ring is silent.',
      ],
    },
  },
  args: { isLabelHidden: false },
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const WithLabel: Story = { args: { label: 'Signing in' } };
export const RingOnly: Story = { args: { isLabelHidden: true } };
export const LongLabelAt320: Story = {
  ...at320,
  args: { label: 'Waiting for the window in which you sign in with Google' },
};
export const WithLabelDark: Story = { ...WithLabel, ...inDark };
export const WithLabelArabic: Story = { ...WithLabel, ...inArabic };
export const WithLabelArabicDark: Story = { ...WithLabel, ...inArabicInDark };

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: { says: 'what is on its way, in words.', shows: <Loader label="Signing in" /> },
    dont: { says: 'a ring alone, for longer than a moment.', shows: <Loader isLabelHidden /> },
  },
  {
    do: { says: 'the shape of the card that comes.', shows: <ProfileCardSkeleton /> },
    dont: { says: 'a ring in the place of a card: what comes then moves the page.', shows: <Loader /> },
  },
);
