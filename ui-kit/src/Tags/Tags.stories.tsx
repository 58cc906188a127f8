import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneLongWord } from '../samples.ts';
import { at320, inArabic, inDark } from '../story-states.ts';
import { Tags } from './Tags.tsx';

/** Three words a member chose. */
const meta = {
  title: 'Kit/Tags',
  component: Tags,
  args: { tags: ['Religious', 'Family oriented', 'Intellectual'] },
} satisfies Meta<typeof Tags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { tags: ['Traveler'] } };
export const LongWordsAt320: Story = {
  ...at320,
  args: { tags: ['Career focused', 'Active lifestyle', 'Family oriented', oneLongWord] },
};
export const InDark: Story = { ...inDark };
export const InArabic: Story = { ...inArabic, args: { tags: ['متدينة', 'مبدعة', 'قريبة من أهلها'] } };
