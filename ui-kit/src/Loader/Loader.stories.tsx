import type { Meta, StoryObj } from '@storybook/react-vite';
import { at320, inArabic, inArabicInDark, inDark } from '../story-states.ts';
import { Loader } from './Loader.tsx';

/** For content whose shape is unknown; where it is known, use a skeleton. The label is announced, and stays where motion is reduced. */
const meta = { title: 'Kit/Loader', component: Loader, args: { isLabelHidden: false } } satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const WithLabel: Story = { args: { label: 'Signing you in…' } };
export const RingOnly: Story = { args: { isLabelHidden: true } };
export const LongLabelAt320: Story = {
  ...at320,
  args: { label: 'Waiting for the window in which you sign in with Google' },
};
export const WithLabelDark: Story = { ...WithLabel, ...inDark };
export const WithLabelArabic: Story = { ...WithLabel, ...inArabic };
export const WithLabelArabicDark: Story = { ...WithLabel, ...inArabicInDark };
