import { Text, VisuallyHidden } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Mantine's VisuallyHidden: text that only screen readers announce, beside an icon that says the same to the eye. */
const meta = {
  title: 'Kit/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'opens in a new tab' },
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
