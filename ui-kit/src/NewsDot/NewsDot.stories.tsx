import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabicInDark, inDark } from '../testing/story-states.ts';
import { NewsDot } from './NewsDot.tsx';

/** There is something new behind a label. */
const meta = {
  title: 'Kit/News dot',
  component: NewsDot,
  parameters: {
    usage: {
      use: ['After the label of a tab that has news since the last visit.'],
      avoid: ['To count news.', 'For an error or a warning.'],
      anatomy: ['Dot', 'Hidden word, read after the label'],
      do: ['Remove it when the news has been seen.'],
      dont: ['Do not animate it.'],
      keyboard: {},
    },
  },
  args: { label: 'new' },
  render: (props) => (
    <Text>
      Received
      <NewsDot {...props} />
    </Text>
  ),
} satisfies Meta<typeof NewsDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterALabel: Story = {};
export const AfterALabelDark: Story = { ...inDark };
export const AfterALabelArabicDark: Story = {
  ...inArabicInDark,
  args: { label: 'جديد' },
  render: (props) => (
    <Text>
      الواردة
      <NewsDot {...props} />
    </Text>
  ),
};
