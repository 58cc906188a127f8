import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { oneLongWord } from '../testing/samples.ts';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../testing/story-states.ts';
import { Textarea } from '../Fields/Textarea.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks before something that cannot be undone. */
const meta = {
  title: 'Kit/Confirm dialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Send Proposal',
    children: "Are you sure you want to send a proposal? Once sent, you'll need to wait for their response.",
    onConfirm: fn(),
    onCancel: fn(),
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
  // Each open dialog covers the whole docs page.
  parameters: {
    usage: {
      use: [
        'Before an action with weight that cannot be taken back: send a proposal, fix a marriage, delete the account.',
      ],
      avoid: ['For what can be undone at once.', 'For questions that need an answer in words: use Form dialog.'],
      anatomy: [
        'Both seals, where it is about two members',
        'Title: the action, or what happens in a sentence',
        'One sentence about the consequence',
        'Fields, seldom',
        'The exact question, below a line',
        'Cancel',
        'Confirm',
      ],
      do: [
        'Say the consequence in one sentence.',
        'Name the action on the button, or keep Confirm where the title names it.',
      ],
      dont: ['Do not open one dialog over another.', 'Do not close it while the action runs.'],
      keyboard: {
        Tab: 'stays within the dialog',
        Enter: 'presses the focused button',
        Esc: 'cancels; the focus returns to where it was',
      },
    },
    docs: { story: { inline: false, height: '420px' } },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SendProposal: Story = {};
export const ChangeStatus: Story = {
  args: {
    title: 'Marriage Fixed',
    children:
      'Are you sure you want to change status to "Marriage fixed" for this proposal? This action cannot be undone.',
  },
};
/** Confirm was pressed, and the server has not answered yet. */
export const Busy: Story = {
  args: { onConfirm: fn(() => new Promise(() => {})) },
  play: async () => {
    const [, confirm] = within(await screen.findByRole('dialog')).getAllByRole('button');
    await userEvent.click(confirm!);
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  },
};
export const OwnLabels: Story = {
  args: {
    title: 'You have been signed out',
    children: 'Sign in again to go on. What you typed is kept.',
    confirmLabel: 'Sign In',
    cancelLabel: 'Not now',
  },
};
/** The red button says that nothing brings it back; the focus is on Cancel. */
export const Destructive: Story = {
  args: {
    title: 'Remove guardian',
    children: 'Nobody sees these details any more.',
    confirmLabel: 'Remove',
    isDestructive: true,
  },
};
/** About two members: both seals, what happens in a sentence, and the exact question below a line. */
const solemn = {
  seals: ['0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2e'],
  title: 'You are about to say yes to Ibrahim.',
  children: "Each of you will then see the other's e-mail and phone number.",
  question: 'Are you sure you want to change status to "Accepted" for this proposal? This action cannot be undone.',
} as const;
export const Solemn: Story = { args: solemn };
export const SolemnWithFields: Story = {
  args: { ...solemn, fields: <Textarea label="A few words to your answer (optional)" limit={600} counterFrom={500} /> },
};
export const SolemnAt320: Story = { globals: at320.globals, args: solemn };
export const SolemnDark: Story = { globals: inDark.globals, args: solemn };
export const LongWordsAt320: Story = {
  globals: at320.globals,
  args: {
    title: 'Change the status of this proposal',
    children: `Are you sure you want to change status to "${oneLongWord}" for this proposal? This action cannot be undone.`,
    confirmLabel: 'Yes, change the status now',
  },
};
export const SendProposalAt320: Story = { globals: at320.globals };
export const SendProposalDark: Story = { globals: inDark.globals };
export const SendProposalArabic: Story = {
  globals: inArabic.globals,
  args: {
    title: 'إرسال طلب الزواج',
    children: 'هل تريد حقًّا إرسال طلب الزواج؟ بعد إرساله يبقى انتظار الرد.',
    confirmLabel: 'نعم، أرسله',
    cancelLabel: 'ليس الآن',
  },
};
export const SendProposalUrduAt320Dark: Story = {
  globals: inUrduAt320InDark.globals,
  args: {
    title: 'رشتے کا پیغام',
    children: 'کیا آپ واقعی رشتے کا پیغام بھیجنا چاہتے ہیں؟ بھیجنے کے بعد جواب کا انتظار کرنا ہوگا۔',
    confirmLabel: 'جی ہاں، بھیجیں',
    cancelLabel: 'ابھی نہیں',
  },
};
