import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './StatusBadge.tsx';

const meta = { title: 'Kit/StatusBadge', component: StatusBadge, args: { tone: 'green', children: 'Accepted' } } satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Green: Story = {};
export const Yellow: Story = { args: { tone: 'yellow', children: 'Pending' } };
export const Red: Story = { args: { tone: 'red', children: 'Declined' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Marriage fixed' } };
