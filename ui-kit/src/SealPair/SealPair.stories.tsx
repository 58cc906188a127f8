import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../testing/story-states.ts';
import { SealPair } from './SealPair.tsx';

/** The seals of two members, apart, while something between them is decided. */
const meta = {
  title: 'Kit/Seal pair',
  component: SealPair,
  args: { ids: ['0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2e'] },
  parameters: {
    usage: {
      use: ['In a dialog about two members.'],
      avoid: ['For one member: use Seal.'],
      anatomy: ['The seal of the other side', 'An ornament', 'The own seal'],
      do: ['Name both in the words beside it: the seals are silent for screen readers.'],
      dont: ['Do not let them touch before both have said yes.'],
      keyboard: {},
    },
  },
} satisfies Meta<typeof SealPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Apart: Story = {};
export const Dark: Story = { ...inDark };
