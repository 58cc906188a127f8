import type { Meta, StoryObj } from '@storybook/react-vite';
import { inArabic, inDark } from '../testing/story-states.ts';
import { ContactCard } from './ContactCard.tsx';

/** The number of a family, after both have said yes. */
const meta = {
  title: 'Kit/Contact card',
  component: ContactCard,
  parameters: {
    usage: {
      use: ['On the page that follows an acceptance, once the member has asked for the details.'],
      avoid: ['In a list: `ContactDetails` takes two lines.'],
      anatomy: ['Number', 'Call, WhatsApp, Copy', 'E-mail address'],
      do: ['Say above it whose number it is.'],
      dont: ['Do not show it unasked: each read is recorded for the other one.'],
      keyboard: { Tab: 'to the three ways and the e-mail address', Enter: 'calls, opens or copies' },
    },
  },
  args: {
    phoneNumber: '+447700900142',
    email: 'khadija.d@example.test',
    labels: { call: 'Call', whatsApp: 'WhatsApp', copy: 'Copy' },
  },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NumberAndEmail: Story = {};
export const NumberAlone: Story = { args: { email: undefined } };
export const Dark: Story = { ...inDark };
export const Arabic: Story = {
  args: { labels: { call: 'اتصال', whatsApp: 'واتساب', copy: 'نسخ' } },
  ...inArabic,
};
