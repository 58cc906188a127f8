import { Text, VisuallyHidden } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Mantine's VisuallyHidden: text that only screen readers announce, beside an icon that says the same to the eye. */
const meta = {
  title: 'Kit/Visually hidden',
  component: VisuallyHidden,
  parameters: {
    usage: {
      use: ['For words that a screen reader needs and the eye has from the layout: “opens in a new tab”.'],
      avoid: ['For words that everyone needs.', 'To hide something from everyone.'],
      anatomy: ['Text, not seen and read aloud'],
      do: ['Write words that are true without the picture.'],
      dont: ['Do not put a link or a button in it.'],
      keyboard: {},
      screenReader: ['It is read where it is in the text, and within a link or a button as a part of its name.'],
    },
  },
  args: { children: '(opens in a new tab)' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAnIcon: Story = {
  render: ({ children }) => (
    <Text>
      <span aria-hidden>↗</span> <VisuallyHidden component="span">{children}</VisuallyHidden>
    </Text>
  ),
};
