import { Group, SimpleGrid } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { englishType } from '../testing/InEnglish.tsx';
import { inArabic, inDark } from '../testing/story-states.ts';
import * as icons from './icons.tsx';

/** Line icons in the color of the text, always beside text or in a control with a name. Icons with a direction are mirrored in right-to-left. */
const meta = {
  title: 'Kit/Icons',
  parameters: {
    usage: {
      use: ['Beside a label, to find it faster; alone only on buttons that have a hidden label.'],
      avoid: ['As the only sign of a state.'],
      anatomy: ['Outline in the color of the text'],
      do: [
        'Use 18 px in buttons and menus, 24 px in tabs.',
        'Mirror arrows in pages that run from right to left; the icons do it.',
      ],
      dont: ['Do not draw a new icon for a word that has one.'],
      keyboard: {},
      screenReader: ['Icons are silent: the words beside them, or the label of the button, say what they mean.'],
    },
  },
  args: { size: 28 },
  argTypes: { size: { control: { type: 'range', min: 16, max: 64 } } },
} satisfies Meta<{ size: number }>;

export default meta;
type Story = StoryObj<{ size: number }>;

export const All: Story = {
  render: ({ size }) => (
    <SimpleGrid minColWidth="8rem">
      {Object.entries(icons).map(([name, Icon]) => (
        <Group key={name} gap="xs">
          <Icon size={size} />
          <span lang="en" style={englishType}>
            {name.replace('Icon', '')}
          </span>
        </Group>
      ))}
    </SimpleGrid>
  ),
};
export const AllDark: Story = { ...All, ...inDark };
export const AllRightToLeft: Story = { ...All, ...inArabic };
