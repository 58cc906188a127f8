import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Words that only a screen reader says. */
const meta = {
  title: 'Kit/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'opens in a new tab' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAnIcon: Story = {
  render: (args) => (
    <p>
      <span aria-hidden>↗</span> <VisuallyHidden {...args} />
    </p>
  ),
};
