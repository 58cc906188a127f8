import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Button } from './Button.tsx';

/** One filled button on a screen. */
const meta = { title: 'Kit/Controls', component: Button, args: { children: 'Send Proposal' } } satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Quiet: Story = { args: { variant: 'default' } };
export const Tinted: Story = { args: { variant: 'light' } };
export const Bare: Story = { args: { variant: 'subtle' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Busy: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const TwoTabs: Story = {
  render: function Render() {
    const [tab, setTab] = useState('received');
    return (
      <Tabs tabs={[{ value: 'received', label: 'Received' }, { value: 'sent', label: 'Sent' }]} value={tab} onChange={setTab}>
        <p>{tab === 'sent' ? 'Sent proposals' : 'Received proposals'}</p>
      </Tabs>
    );
  },
};
export const Waiting: Story = { render: () => <Spinner /> };
