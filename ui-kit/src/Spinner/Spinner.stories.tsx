import type { Meta, StoryObj } from '@storybook/react-vite';
import { at320, inArabic, inDark } from '../story-states.ts';
import { Spinner } from './Spinner.tsx';

/** Waiting where nothing can be drawn yet; where the shape is known, skeletons. Stands still where motion is unwanted: the words stay. */
const meta = { title: 'Kit/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WithOwnWords: Story = { args: { label: 'Signing you in…' } };
export const LongWordsAt320: Story = {
  ...at320,
  args: { label: 'Waiting for the window in which you sign in with Google' },
};
export const InDark: Story = { ...inDark };
export const InArabic: Story = { ...inArabic };
