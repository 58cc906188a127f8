import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SendIcon } from '../icons/icons.tsx';
import { at320, inArabic, inDark } from '../story-states.ts';
import { Button, type ButtonProps } from './Button.tsx';

/** One filled button on a screen; what may be declined is quiet. Words on it are verbs. */
const meta = { title: 'Kit/Button', component: Button, args: { children: 'Send Proposal' } } satisfies Meta<
  typeof Button
>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (words: string) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {(['filled', 'default', 'light', 'subtle'] as const satisfies readonly ButtonProps['variant'][]).map((variant) => (
      <Button key={variant} variant={variant}>
        {words}
      </Button>
    ))}
    <Button disabled>{words}</Button>
    <Button loading>{words}</Button>
  </div>
);

export const Filled: Story = {};
export const Quiet: Story = { args: { variant: 'default' } };
export const Tinted: Story = { args: { variant: 'light' } };
export const Bare: Story = { args: { variant: 'subtle' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const WithIcon: Story = { args: { leftSection: <SendIcon size={18} /> } };
export const WithFocus: Story = { play: async () => userEvent.tab() };
export const Busy: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWordsAt320: Story = {
  ...at320,
  args: { children: 'Change the status of this proposal to Marriage Fixed' },
};
export const AllInDark: Story = { ...inDark, render: () => all('Accept') };
export const AllInArabic: Story = { ...inArabic, render: () => all('إرسال طلب الزواج') };
export const IconInArabic: Story = {
  ...inArabic,
  args: { children: 'إرسال طلب الزواج', leftSection: <SendIcon size={18} /> },
};
