import type { Meta, StoryObj } from '@storybook/react-vite';
import { arranged, everyoneElseLeaves } from '../testing/arranged.ts';
import { atAddress } from '../testing/screen-decorator.tsx';
import { ForYouPage } from './ForYouPage.tsx';

const meta = {
  title: 'Matching/For You',
  component: ForYouPage,
  decorators: [atAddress('/for-you')],
  parameters: { layout: 'fullscreen', world: { signedInAs: 'amina-siddiqui' } },
} satisfies Meta<typeof ForYouPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Loading: Story = { parameters: arranged((world) => world.slow('getForYou')) };
export const NobodyYet: Story = { parameters: arranged(everyoneElseLeaves) };
export const Failing: Story = { parameters: arranged((world) => world.fail('getForYou', { code: 'unavailable', detail: 'We cannot do this right now. Please try again in a moment.' })) };
