import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { at320, inArabic, inArabicInDark, inDark, inUrdu } from '../testing/story-states.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface StatusBadgeStory extends React.ComponentProps<typeof StatusBadge> {
  /** A text for each tone, for the stories that show all of them. */
  texts?: readonly [green: string, yellow: string, red: string, neutral: string, sand: string];
}

/** The status of a proposal. Always with text: the color alone says nothing to those who cannot see it. */
const meta = {
  title: 'Kit/Status badge',
  component: StatusBadge,
  parameters: {
    usage: {
      use: ['For the status of a proposal.'],
      avoid: ['For tags and other properties of a person: use Tags.', 'For an action.'],
      anatomy: [
        { part: 'Tinted ground', at: '[class*=Badge-root]' },
        { part: 'Icon of the tone', at: 'svg' },
        { part: 'Text of the status', at: '[class*=Badge-label]' },
      ],
      do: [
        'Green for Accepted, yellow for Pending, red for Declined and Not compatible, sand and brass for Marriage fixed, neutral for Taken back.',
      ],
      dont: ['Do not use it without text.', 'Do not make it a link or a button.'],
      keyboard: {},
      screenReader: ['The words alone are read; color and icon are silent.'],
    },
  },
  args: { tone: 'green', children: 'Accepted' },
  argTypes: { tone: { control: 'inline-radio', options: ['green', 'yellow', 'red', 'neutral', 'sand'] } },
} satisfies Meta<StatusBadgeStory>;

export default meta;
type Story = StoryObj<StatusBadgeStory>;

export const EveryTone: Story = {
  tags: ['overview'],
  args: { texts: ['Accepted', 'Pending', 'Not compatible', 'Taken back', 'Marriage fixed'] },
  render: ({ texts = ['', '', '', '', ''] }) => (
    <Group gap="sm">
      {(['green', 'yellow', 'red', 'neutral', 'sand'] as const).map((tone, i) => (
        <StatusBadge key={tone} tone={tone}>
          {texts[i]}
        </StatusBadge>
      ))}
    </Group>
  ),
};
export const Accepted: Story = {};
export const Pending: Story = { args: { tone: 'yellow', children: 'Pending' } };
export const Declined: Story = { args: { tone: 'red', children: 'Declined' } };
export const NotCompatible: Story = { args: { tone: 'red', children: 'Not compatible' } };
export const MarriageFixed: Story = { args: { tone: 'sand', children: 'Marriage fixed' } };
export const TakenBack: Story = { args: { tone: 'neutral', children: 'Taken back' } };
export const LongTextAt320: Story = {
  ...at320,
  args: { tone: 'neutral', children: 'Change the status of this proposal to Marriage Fixed' },
};
export const EveryToneDark: Story = { ...EveryTone, ...inDark };
export const EveryToneArabic: Story = { ...EveryTone, ...inArabic };
export const EveryToneArabicDark: Story = { ...EveryTone, ...inArabicInDark };
export const EveryToneUrdu: Story = { ...EveryTone, ...inUrdu };

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'the text says the status, the color and the icon support it.',
    shows: <StatusBadge tone="yellow">Pending</StatusBadge>,
  },
  dont: { says: 'the tone of another status.', shows: <StatusBadge tone="red">Pending</StatusBadge> },
});
