import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ContactDetails } from '../ContactDetails/ContactDetails.tsx';
import { oneLongWord } from '../samples.ts';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../story-states.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { ProposalCard } from './ProposalCard.tsx';

/** One proposal in a quiet list: status as tinted words, actions as verbs. */
const meta = {
  title: 'Kit/ProposalCard',
  component: ProposalCard,
  args: {
    sealId: 'NH-0b42de17',
    name: 'Bilal Ahmed Siddiqui',
    nameHref: '#bilal',
    place: 'Pune, Maharashtra, India',
    isVerified: true,
    status: <StatusBadge tone="yellow">Pending</StatusBadge>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 768 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProposalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const bothWays = (
  <>
    <Button size="sm" variant="subtle">
      Not Compatible
    </Button>
    <Button size="sm" variant="light">
      Marriage Fixed
    </Button>
  </>
);

export const PendingReceived: Story = {
  args: {
    actions: (
      <>
        <Button size="sm" variant="subtle">
          Decline
        </Button>
        <Button size="sm">Accept</Button>
      </>
    ),
  },
};
export const PendingSent: Story = {};
export const Accepted: Story = {
  args: {
    status: <StatusBadge tone="green">Accepted</StatusBadge>,
    contact: (
      <Button size="sm" variant="default">
        View Contact Details
      </Button>
    ),
    actions: bothWays,
  },
};
export const AcceptedWithContact: Story = {
  args: {
    status: <StatusBadge tone="green">Accepted</StatusBadge>,
    contact: <ContactDetails email="bilal.siddiqui@example.org" phoneNumber="+919812345678" />,
    actions: bothWays,
  },
};
export const Declined: Story = {
  args: { status: <StatusBadge tone="red">Declined</StatusBadge>, note: 'This proposal has been declined.' },
};
export const NotCompatible: Story = {
  args: {
    status: <StatusBadge tone="red">Not compatible</StatusBadge>,
    note: 'Both parties have decided this is not a match.',
  },
};
export const MarriageFixed: Story = {
  args: { status: <StatusBadge tone="neutral">Marriage fixed</StatusBadge>, note: 'Alhamdulillah, Marriage Fixed' },
};
export const NotVerified: Story = { args: { isVerified: false } };
export const LongName: Story = { args: { name: oneLongWord } };
export const LongNameAt320: Story = { ...at320, args: { name: oneLongWord, place: `${oneLongWord}, India` } };
/** What a member wrote runs in its own direction, whatever the language of the page. */
export const ArabicNameOnAnEnglishPage: Story = {
  args: { name: 'عبد الرحمن بن محمد الأنصاري', place: 'الرياض، المملكة العربية السعودية' },
};
/** While it is being done, the button that was pressed turns and the others wait. */
export const Accepting: Story = {
  args: {
    actions: (
      <>
        <Button size="sm" variant="subtle" disabled>
          Decline
        </Button>
        <Button size="sm" variant="light" loading>
          Accept
        </Button>
      </>
    ),
  },
};
export const NameWithFocus: Story = { play: async () => userEvent.tab() };
export const At320: Story = { ...AcceptedWithContact, ...at320 };
export const PendingAt320: Story = { ...PendingReceived, ...at320 };
export const InDark: Story = { ...AcceptedWithContact, ...inDark };
export const DeclinedInDark: Story = { ...Declined, ...inDark };
export const PageInArabic: Story = {
  ...inArabic,
  args: {
    name: 'عبد الرحمن بن محمد الأنصاري',
    place: 'الرياض، المملكة العربية السعودية',
    status: <StatusBadge tone="green">مقبول</StatusBadge>,
    contact: <ContactDetails email="abdurrahman@example.org" phoneNumber="+966501234567" />,
    actions: (
      <>
        <Button size="sm" variant="subtle">
          غير متوافق
        </Button>
        <Button size="sm" variant="light">
          تمّ الزواج
        </Button>
      </>
    ),
  },
};
export const PageInUrduAt320InDark: Story = {
  ...inUrduAt320InDark,
  args: {
    name: 'بلال احمد صدیقی',
    place: 'پونے، مہاراشٹر، بھارت',
    status: <StatusBadge tone="red">معذرت</StatusBadge>,
    note: 'یہ پیغام قبول نہیں کیا گیا۔',
  },
};
