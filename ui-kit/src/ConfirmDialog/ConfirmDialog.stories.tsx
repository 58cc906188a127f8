import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { amina, imran, oneLongWord } from '../testing/samples.ts';
import { said } from '../testing/said.ts';
import { DialogPicture } from '../testing/DialogPicture.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState } from '../testing/story-states.ts';
import { Textarea } from '../Fields/Textarea.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { ConfirmActions, Question } from './ConfirmModal.tsx';

const question =
  'Are you sure you want to change status to "{status}" for this proposal? This action cannot be undone.';

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
        {
          part: 'Both seals, where it is about two members',
          at: '[role=dialog] > [class*=pair], [role=dialog] > :has(svg)',
        },
        { part: 'Title: the action, or what happens in a sentence', at: '[role=dialog] h2' },
        { part: 'One sentence about the consequence', at: '[class*=Modal-body]' },
        'Fields, seldom',
        { part: 'The exact question, below a line', at: '[class*=question]' },
        { part: 'Cancel', at: '[data-autofocus]' },
        { part: 'Confirm', at: '[data-autofocus] + button' },
      ],
      anatomyWindow: { width: 1280, height: 720 },
      otherForms: [
        {
          name: 'On a phone',
          when: 'In a window narrower than two columns: a sheet at its foot, with the action above Cancel.',
          story: 'Solemn',
          width: 390,
          height: 720,
          anatomy: [
            { part: 'Title', at: '[role=dialog] h2' },
            { part: 'One sentence about the consequence', at: '[class*=Modal-body]' },
            { part: 'The exact question, below a line', at: '[class*=question]' },
            { part: 'Confirm', at: '[data-autofocus] + button' },
            { part: 'Cancel', at: '[data-autofocus]' },
          ],
        },
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
      screenReader: [
        'The title is its name, the text its description. What is behind it cannot be reached.',
        'The focus begins at Cancel; where there is a field for words, at it, or at the title.',
      ],
    },
    // A lower window has no seals.
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** About two members: both seals, what happens in a sentence, and the exact question below a line. */
const solemn = {
  seals: [amina.sealId, imran.sealId] as [string, string],
  title: said(
    '{person, select, son {You are about to say yes to {name} for your son.} daughter {You are about to say yes to {name} for your daughter.} brother {You are about to say yes to {name} for your brother.} sister {You are about to say yes to {name} for your sister.} other {You are about to say yes to {name}.}}',
    { person: 'self', name: 'Imran' },
  ),
  children: said(
    "{person, select, self {Each of you will then see the other's e-mail and phone number, so that you and your families can talk.} other {Each side will then see the other's e-mail and phone number, so that the families can talk.}}",
    { person: 'self' },
  ),
  question: said(question, { status: 'Accepted' }),
};
export const Solemn: Story = { args: solemn };
export const SendProposal: Story = {};
export const ChangeStatus: Story = {
  args: {
    title: 'Marriage Fixed',
    children: said(question, { status: 'Marriage fixed' }),
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
    children: 'Your session has ended. What you have typed is still here. Sign in again to continue.',
    confirmLabel: 'Sign In',
    cancelLabel: 'Not now',
  },
};
const removed =
  'What is stored about the guardian is deleted. Members with whom you have an accepted proposal then see your own contact details.';
/** The red button says that nothing brings it back; the focus is on Cancel. */
export const Destructive: Story = {
  args: {
    title: 'Remove guardian',
    children: removed,
    confirmLabel: 'Remove',
    isDestructive: true,
  },
};
export const SolemnWithFields: Story = {
  args: { ...solemn, fields: <Textarea label="A few words to your answer (optional)" limit={600} /> },
};
export const SolemnAt320: Story = { ...at320, args: solemn };
export const SolemnDark: Story = { ...inDark, args: solemn };
export const LongWordsAt320: Story = {
  ...at320,
  args: {
    title: 'Change the status of this proposal',
    children: `Are you sure you want to change status to "${oneLongWord}" for this proposal? This action cannot be undone.`,
    confirmLabel: 'Yes, change the status now',
  },
};
export const SendProposalAt320: Story = { ...at320 };
export const SendProposalDark: Story = { ...inDark };
export const SendProposalArabic: Story = { ...inArabic };
export const SendProposalUrduAt320Dark: Story = { ...inUrduAt320InDark };

type PictureProps = Partial<ConfirmDialogProps> & { isBusy?: boolean };

const Picture = ({ title, children, seals, question: asked, fields, isBusy = false, ...actions }: PictureProps) => (
  <DialogPicture title={title} says={children} seals={seals}>
    {asked ? <Question>{asked}</Question> : null}
    {fields}
    <ConfirmActions onCancel={fn()} {...actions} onConfirm={fn()} isBusy={isBusy} />
  </DialogPicture>
);

/** The touched ones are the buttons. */
export const EveryState: Story = {
  ...ofEveryState,
  // No dialog is open.
  parameters: { ...ofEveryState.parameters, docs: { story: { inline: true } } },
  play: async () => undefined,
  render: (dialog) => (
    <StateMatrix<PictureProps>
      part={Picture}
      args={dialog}
      of="button"
      width="24rem"
      more={{
        Busy: { isBusy: true },
        Destructive: { title: 'Remove guardian', children: removed, confirmLabel: 'Remove', isDestructive: true },
        Solemn: solemn,
        Long: { confirmLabel: said('Use the time zone of this browser: {place}', { place: 'Karachi' }) },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = {
  ...doAndDont({
    do: {
      says: 'what it is about, what follows, and a button that names it.',
      shows: (
        <Picture title="Remove guardian" confirmLabel="Remove" isDestructive>
          {removed}
        </Picture>
      ),
    },
    dont: {
      says: 'a question about nothing, and two answers that need it to be read again.',
      shows: (
        <Picture title="Are you sure?" cancelLabel="No" confirmLabel="Yes">
          This action cannot be undone.
        </Picture>
      ),
    },
  }),
  // No dialog is open.
  play: async () => undefined,
};
