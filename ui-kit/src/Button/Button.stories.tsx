import { Button, Tabs } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../Spinner/Spinner.tsx';

/** Mantine's controls in the product's clothes. One filled button on a screen. */
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
  render: () => (
    <Tabs defaultValue="received">
      <Tabs.List>
        <Tabs.Tab value="received">Received</Tabs.Tab>
        <Tabs.Tab value="sent">Sent</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="received" pt="md">
        Received proposals
      </Tabs.Panel>
      <Tabs.Panel value="sent" pt="md">
        Sent proposals
      </Tabs.Panel>
    </Tabs>
  ),
};
export const Waiting: Story = { render: () => <Spinner /> };
