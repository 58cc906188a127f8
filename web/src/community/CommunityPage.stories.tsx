import type { Meta, StoryObj } from '@storybook/react-vite';
import { atAddress } from '../testing/screen-decorator.tsx';
import { CommunityPage } from './CommunityPage.tsx';

const meta = {
  title: 'Community/Nikah Insights',
  component: CommunityPage,
  decorators: [atAddress('/community')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CommunityPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
