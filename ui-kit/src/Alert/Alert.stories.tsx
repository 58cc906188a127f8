import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneLongWord } from '../samples.ts';
import { at320, inArabic, inArabicInDark, inDark } from '../story-states.ts';
import { Alert } from './Alert.tsx';

/** A message that stays on the page beside what it is about, such as a form that was not saved. A notification only repeats it. */
const meta = {
  title: 'Kit/Alert',
  component: Alert,
  args: { tone: 'error', children: 'A member has already verified this phone number.' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['error', 'info'] },
    title: { control: 'text' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {};
export const ErrorWithTitle: Story = { args: { title: 'Your changes were not saved.' } };
export const Info: Story = { args: { tone: 'info', children: 'You are offline' } };
export const LongWordAt320: Story = { ...at320, args: { title: oneLongWord, children: oneLongWord } };
export const ErrorDark: Story = { ...ErrorWithTitle, ...inDark };
export const ErrorArabic: Story = { ...ErrorWithTitle, ...inArabic };
export const ErrorArabicDark: Story = { ...ErrorWithTitle, ...inArabicInDark };
export const InfoDark: Story = { ...Info, ...inDark };
export const InfoArabicDark: Story = { ...Info, ...inArabicInDark };
