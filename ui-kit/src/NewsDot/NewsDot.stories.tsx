import { Group, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { inArabicInDark, inDark } from '../testing/story-states.ts';
import { NewsDot } from './NewsDot.tsx';

interface NewsDotStory extends React.ComponentProps<typeof NewsDot> {
  /** The label before the dot. */
  beside?: string;
}

/** There is something new behind a label. */
const meta = {
  title: 'Kit/News dot',
  component: NewsDot,
  parameters: {
    usage: {
      use: [
        'After the label of a tab that has news since the last visit.',
        'Quiet, after one in which something waits that was seen.',
      ],
      avoid: ['To count news.', 'For an error or a warning.'],
      anatomy: [{ part: 'Dot', at: '[class*=_dot_]' }, 'Hidden word, read after the label'],
      do: ['Remove it when the news has been seen; a quiet one when nothing waits any more.'],
      dont: ['Do not animate it.'],
      keyboard: {},
      screenReader: ['The dot is silent; its word is read after the label, in brackets.'],
    },
  },
  args: { label: 'new', beside: 'Received' },
  render: ({ beside, ...props }) => (
    <Text>
      {beside}
      <NewsDot {...props} />
    </Text>
  ),
} satisfies Meta<NewsDotStory>;

export default meta;
type Story = StoryObj<NewsDotStory>;

export const AfterALabel: Story = {};
export const AfterALabelDark: Story = { ...inDark };
export const Quiet: Story = { args: { label: 'waiting for you', isQuiet: true } };
export const QuietDark: Story = { ...Quiet, ...inDark };
export const AfterALabelArabicDark: Story = { ...inArabicInDark };

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'a dot after the label, until the news has been seen.',
    shows: (
      <Text>
        Received
        <NewsDot label="new" />
      </Text>
    ),
  },
  dont: {
    says: 'a number: it hurries.',
    shows: (
      <Group gap="xs">
        <Text>Received</Text>
        <StatusBadge tone="red">3</StatusBadge>
      </Group>
    ),
  },
});
