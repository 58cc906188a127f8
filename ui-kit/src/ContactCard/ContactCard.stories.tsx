import type { Meta, StoryObj } from '@storybook/react-vite';
import { imranOfProposal } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { inArabic, inDark, ofEveryState } from '../testing/story-states.ts';
import { ContactCard } from './ContactCard.tsx';

/** The number of a family, after both have said yes. */
const meta = {
  title: 'Kit/Contact card',
  component: ContactCard,
  parameters: {
    usage: {
      use: ['On the page that follows an acceptance, once the member has asked for the details.'],
      avoid: ['In a list: `ContactDetails` takes two lines.'],
      anatomy: [
        { part: 'Number', at: '[class*=_number_]' },
        { part: 'Call, WhatsApp, Copy', at: '[class*=_ways_]' },
        { part: 'E-mail address', at: '[class*=_mail_]' },
      ],
      do: ['Say above it whose number it is.'],
      dont: ['Do not show it unasked: each read is recorded for the other one.'],
      keyboard: { Tab: 'to the three ways and the e-mail address', Enter: 'calls, opens or copies' },
      screenReader: [
        'The link to call is described by the number. WhatsApp says that it opens in a new tab; what was copied is announced.',
      ],
    },
  },
  args: {
    phoneNumber: imranOfProposal.phoneNumber,
    email: imranOfProposal.email,
    labels: { call: 'Call', whatsApp: 'WhatsApp', copy: 'Copy' },
  },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NumberAndEmail: Story = {};
export const NumberAlone: Story = { args: { email: undefined } };
export const NumberAndEmailDark: Story = { ...inDark };
export const NumberAndEmailArabic: Story = { ...inArabic };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => <StateMatrix part={ContactCard} args={props} of="a, button" />,
};

const details = {
  phoneNumber: imranOfProposal.phoneNumber,
  email: imranOfProposal.email,
  labels: { call: 'Call', whatsApp: 'WhatsApp', copy: 'Copy' },
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'above it, whose number it is.',
    shows: (
      <>
        <p style={{ margin: '0 0 var(--mq-space-3)' }}>You can reach Imran Hashmi here:</p>
        <ContactCard {...details} />
      </>
    ),
  },
  dont: { says: 'a number of somebody.', shows: <ContactCard {...details} /> },
});
