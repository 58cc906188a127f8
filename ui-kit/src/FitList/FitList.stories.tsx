import { Box } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneLongWord } from '../testing/samples.ts';
import { at320, inArabic, inDark } from '../testing/story-states.ts';
import { FitList } from './FitList.tsx';

/** The wishes of one member, and whether the other one fits: as a mark and in a word. */
const meta = {
  title: 'Kit/Fit list',
  component: FitList,
  parameters: {
    usage: {
      use: ['On a profile, to show line by line how one side fits the wishes of the other.'],
      avoid: ['On a card: use its line with the reason.'],
      anatomy: ['Title', 'One line for each wish, with a mark and its word'],
      do: ['Say the wish and the fact: “Age 21 to 27: you are 24”.'],
      dont: ['Do not add the lines to a number or a share.', 'Do not use red: to differ is no mistake.'],
      keyboard: {},
    },
  },
  args: {
    title: 'What he asks for',
    fits: [
      { text: 'Age 21 to 27: you are 24', isMet: true, word: 'Fits' },
      { text: 'Marital status unmarried: you are unmarried', isMet: true, word: 'Fits' },
      { text: 'Country India or Oman: you live in Canada', isMet: false, word: 'Does not fit' },
    ],
  },
  decorators: [
    (Story) => (
      <Box maw={480}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof FitList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const LongWordAt320: Story = {
  ...at320,
  args: { fits: [{ text: `Education ${oneLongWord}: yours is MBBS`, isMet: false, word: 'Does not fit' }] },
};
export const SomeDark: Story = { ...inDark };
const arabicFits = [
  { text: 'العمر من 21 إلى 27: عمرك 24', isMet: true, word: 'موافق' },
  { text: 'الدولة: الهند، وأنت تعيشين في كندا', isMet: false, word: 'غير موافق' },
];
export const SomeArabic: Story = { ...inArabic, args: { title: 'ما يطلبه', fits: arabicFits } };
