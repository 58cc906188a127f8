import type { Meta, StoryObj } from '@storybook/react-vite';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { oneLongWord } from '../testing/samples.ts';
import { at320, chosen, inArabic, inArabicInDark, inDark, namedChoices } from '../testing/story-states.ts';
import { Tags } from './Tags.tsx';

/** The three tags of a member. They are read, not pressed; use `Chip` for a choice. */
const meta = {
  title: 'Kit/Tags',
  component: Tags,
  parameters: {
    usage: {
      use: ['For the three words by which a member describes themselves.'],
      avoid: ['For a status: use Status badge.', 'To choose words: use Chip group.'],
      anatomy: [
        { part: 'Up to three words', at: 'li' },
        { part: 'The next one', at: 'li:nth-of-type(2)' },
      ],
      do: ['Show them in the order in which they were chosen.'],
      dont: ['Do not make them links.'],
      keyboard: {},
      screenReader: ['A list with a name, in which each tag is an entry.'],
    },
  },
  args: { tags: chosen('Three') },
  argTypes: { tags: namedChoices({ Three: ['Religious', 'Family oriented', 'Intellectual'], One: ['Traveler'] }) },
} satisfies Meta<typeof Tags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { tags: chosen('One') } };
export const LongTagsAt320: Story = {
  ...at320,
  args: { tags: ['Career focused', 'Active lifestyle', 'Family oriented', oneLongWord] },
};
export const ThreeDark: Story = { ...inDark };
export const ThreeArabic: Story = { ...inArabic };
export const ThreeArabicDark: Story = { ...inArabicInDark };

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'the three that a member chose.',
    shows: <Tags tags={['Religious', 'Family oriented', 'Intellectual']} />,
  },
  dont: {
    says: 'all that could be said: then none of them stands out.',
    shows: (
      <Tags
        tags={['Religious', 'Practicing', 'Creative', 'Traveler', 'Family oriented', 'Intellectual', 'Professional']}
      />
    ),
  },
});
