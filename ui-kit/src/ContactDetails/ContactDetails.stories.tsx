import type { Meta, StoryObj } from '@storybook/react-vite';
import { at320, inArabic, inDark } from '../story-states.ts';
import { ContactDetails } from './ContactDetails.tsx';

/** Shown when both have agreed, and only then. A tap writes or calls; the button beside it copies. */
const meta = {
  title: 'Kit/ContactDetails',
  component: ContactDetails,
  args: { email: 'omar.farouk@example.org', phoneNumber: '+971501234567' },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const LongAddressAt320: Story = {
  ...at320,
  args: { email: 'a.very.long.name.that.somebody.really.has@an-even-longer-domain-name.example.org' },
};
export const InDark: Story = { ...inDark };

/** Addresses and numbers are read from left to right in every language. */
export const InArabic: Story = { ...inArabic };
