import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { imranOfProposal } from '../testing/samples.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inArabicInDark, inDark, ofEveryState } from '../testing/story-states.ts';
import { ContactDetails } from './ContactDetails.tsx';

/** Email and phone of the other party, once both have agreed. The link writes or calls; the button beside it copies. */
const meta = {
  title: 'Kit/Contact details',
  component: ContactDetails,
  parameters: {
    usage: {
      use: ['For the email and phone of the other side, after both have agreed and the member has asked to see them.'],
      avoid: ['Anywhere before consent, and in lists.'],
      anatomy: [
        { part: 'Email as a link', at: 'li a' },
        { part: 'Copy button for each', at: 'li button' },
        { part: 'Phone as a link', at: 'li:last-of-type a' },
      ],
      do: ['Show them only after a press on View Contact Details: each reading is recorded.'],
      dont: [
        'Do not shorten an address or a number.',
        'Do not mirror them: they run from left to right in every language.',
      ],
      keyboard: {
        Tab: 'goes through the links and the copy buttons',
        Enter: 'opens the mail or phone application',
        'Enter or Space': 'on a copy button, copies',
      },
      screenReader: [
        'It is a list with a name: of the person, or “Contact details”. Each copy button says what it copies.',
        'What was copied is announced, and the focus stays.',
      ],
    },
  },
  args: { email: imranOfProposal.email, phoneNumber: imranOfProposal.phoneNumber },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmailAndPhone: Story = {};
export const CopyFocused: Story = {
  play: async ({ canvasElement }) => {
    const [copy] = within(canvasElement).getAllByRole('button');
    copy?.focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
  },
};
export const LongEmailAt320: Story = {
  ...at320,
  args: { email: 'a.very.long.name.that.somebody.really.has@an-even-longer-domain-name.example.org' },
};
export const EmailAndPhoneDark: Story = { ...inDark };

/** The guardian of the other side, who is addressed first. */
export const OfAGuardian: Story = { args: { email: undefined, title: 'Ahmed Farouk', subline: 'her father' } };

/** Addresses and numbers run from left to right in every language. */
export const EmailAndPhoneArabic: Story = { ...inArabic };
export const EmailAndPhoneArabicDark: Story = { ...inArabicInDark };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={ContactDetails}
      args={props}
      of="a, button"
      more={{
        Long: { email: 'a.very.long.name.that.somebody.really.has@an-even-longer-domain-name.example.org' },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'the whole address, in as many lines as it needs.',
    shows: <ContactDetails email={imranOfProposal.email} />,
  },
  dont: { says: 'a part of it, which cannot be checked.', shows: <ContactDetails email="imran-hash…" /> },
});
