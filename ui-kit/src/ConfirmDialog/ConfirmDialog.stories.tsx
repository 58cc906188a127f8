import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** The place where the interface slows down. */
const meta = {
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  args: { isOpen: true, title: 'Send Proposal', children: "Are you sure you want to send a proposal? Once sent, you'll need to wait for their response.", onConfirm: () => undefined, onCancel: () => undefined },
  // Each open dialog covers the whole docs page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SendProposal: Story = {};
export const ChangeStatus: Story = { args: { title: 'Marriage Fixed', children: 'Are you sure you want to change status to "Marriage fixed" for this proposal? This action cannot be undone.' } };
export const Busy: Story = { args: { isBusy: true } };
export const At320: Story = { globals: { viewport: { value: 'small' } } };
