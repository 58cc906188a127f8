import type { Meta, StoryObj } from '@storybook/react-vite';
import { arranged, everyoneElseLeaves } from '../testing/arranged.ts';
import { atAddress } from '../testing/screen-decorator.tsx';
import { FeedPage } from './FeedPage.tsx';

const meta = {
  title: 'Matching/Feed',
  component: FeedPage,
  decorators: [atAddress('/feed')],
  parameters: { layout: 'fullscreen', world: { signedInAs: 'amina-siddiqui' } },
} satisfies Meta<typeof FeedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Loading: Story = { parameters: arranged((world) => world.slow('getFeed')) };
export const NobodyYet: Story = { parameters: arranged(everyoneElseLeaves) };
export const Failing: Story = { parameters: arranged((world) => world.fail('getFeed', 'offline')) };
