import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn, screen } from 'storybook/test';
import { RadioGroup } from '../Fields/RadioGroup.tsx';
import { Textarea } from '../Fields/Textarea.tsx';
import { DialogPicture } from '../testing/DialogPicture.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { said } from '../testing/said.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState } from '../testing/story-states.ts';
import { FormDialog } from './FormDialog.tsx';
import { DialogForm } from './FormModal.tsx';

const data = ['Fake profile', 'Asks for money', 'Other'].map((label) => ({ value: label, label }));

const wrong = <RadioGroup label="Reason" data={data} error="Please select a reason" />;
const failure = 'You seem to be offline. Please check your connection and try again.';

/** A dialog with fields. The typed text stays when sending fails. */
const meta = {
  title: 'Kit/Form dialog',
  component: FormDialog,
  args: {
    isOpen: true,
    title: said('Report {name}', { name: 'Imran' }),
    description: 'The moderators will read it. This member is not told.',
    submitLabel: 'Send report',
    onSubmit: fn(),
    onCancel: fn(),
    isBusy: false,
    children: (
      <>
        <RadioGroup label="Reason" data={data} defaultValue="Other" />
        <Textarea label="What happened? (optional)" limit={1000} />
      </>
    ),
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
  // Each open dialog covers the whole docs page.
  parameters: {
    usage: {
      use: ['For a short form about what is on the page: report a member, suspend a member.'],
      avoid: ['For a yes or no: use Confirm dialog.', 'For more than three fields: use a page.'],
      anatomy: [
        { part: 'Title', at: '[role=dialog] h2' },
        { part: 'What happens with the answer', at: '[class*=Modal-body]' },
        { part: 'Fields', at: '[role=dialog] form' },
        'Alert with an error of the server',
        { part: 'Cancel and submit', at: '[class*=_actions_]' },
      ],
      do: ['Keep what was typed when the server refuses it.'],
      dont: ['Do not close it when the server refuses the form.'],
      keyboard: {
        Tab: 'stays within the dialog',
        Enter: 'in a line of text, submits',
        Esc: 'cancels; the focus returns to where it was',
      },
      screenReader: [
        'The title is its name. What is behind it cannot be reached.',
        'When a field is wrong, the focus goes to the first such field.',
      ],
    },
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const Failed: Story = {
  args: { failure },
};
export const FieldErrors: Story = {
  args: { children: wrong },
};
export const OpenAt320: Story = { ...at320 };
export const OpenDark: Story = { ...inDark };
export const OpenArabic: Story = { ...inArabic };
export const OpenUrduAt320Dark: Story = { ...inUrduAt320InDark };

const Picture = ({ title, description, ...form }: ComponentProps<typeof FormDialog>) => (
  <DialogPicture title={title} says={description}>
    <DialogForm {...form} />
  </DialogPicture>
);
/** The touched one is the button that sends. */
export const EveryState: Story = {
  ...ofEveryState,
  // No dialog is open.
  parameters: { ...ofEveryState.parameters, docs: { story: { inline: true } } },
  play: async () => undefined,
  render: (dialog) => (
    <StateMatrix
      part={Picture}
      args={dialog}
      of="button[type=submit]"
      width="24rem"
      more={{
        Busy: { isBusy: true },
        Failed: { failure },
        'A field is wrong': { children: wrong },
        Destructive: { isDestructive: true, submitLabel: 'Delete my account' },
        Long: { submitLabel: said('Use the time zone of this browser: {place}', { place: 'Karachi' }) },
      }}
    />
  ),
};

const typed = (
  <>
    <RadioGroup label="Reason" data={data} defaultValue="Asks for money" />
    <Textarea
      label="What happened? (optional)"
      limit={1000}

      defaultValue="He asked me to pay his rent."
    />
  </>
);
const Report = (
  form: Pick<ComponentProps<typeof FormDialog>, 'children'> & { failure?: string; submitLabel?: string },
) => (
  <Picture
    isOpen
    isBusy={false}
    title="Report Imran"
    description="The moderators will read it. This member is not told."
    submitLabel="Send report"
    onSubmit={fn()}
    onCancel={fn()}
    {...form}
  >
    {form.children}
  </Picture>
);

export const RightAndWrong: StoryObj = {
  ...doAndDont(
    {
      do: {
        says: 'what was typed is still there when sending fails.',
        shows: <Report failure={failure}>{typed}</Report>,
      },
      dont: {
        says: 'an empty form after a failure.',
        shows: (
          <Report failure={failure}>
            <RadioGroup label="Reason" data={data} />
            <Textarea label="What happened? (optional)" limit={1000} />
          </Report>
        ),
      },
    },
    {
      do: { says: 'a button that names what it does.', shows: <Report>{typed}</Report> },
      dont: { says: 'a button for any form.', shows: <Report submitLabel="OK">{typed}</Report> },
    },
  ),
  // No dialog is open.
  play: async () => undefined,
};
