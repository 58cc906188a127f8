import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ContactDetails } from '../ContactDetails/ContactDetails.tsx';
import { oneLongWord } from '../samples.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { ProposalCard } from './ProposalCard.tsx';

/** One proposal in a quiet list: status as tinted words, actions as verbs. */
const meta = {
  title: 'Kit/ProposalCard',
  component: ProposalCard,
  args: { sealId: 'NH-0b42de17', name: 'Bilal Ahmed Siddiqui', nameHref: '#bilal', place: 'Pune, Maharashtra, India', isVerified: true, status: <StatusBadge tone="yellow">Pending</StatusBadge> },
  decorators: [(Story) => <div style={{ maxWidth: 768 }}><Story /></div>],
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
  args: { status: <StatusBadge tone="green">Accepted</StatusBadge>, contact: <ContactDetails email="bilal.siddiqui@example.org" phoneNumber="+919812345678" />, actions: bothWays },
};
export const Declined: Story = { args: { status: <StatusBadge tone="red">Declined</StatusBadge>, note: 'This proposal has been declined.' } };
export const NotCompatible: Story = { args: { status: <StatusBadge tone="red">Not compatible</StatusBadge>, note: 'Both parties have decided this is not a match.' } };
export const MarriageFixed: Story = { args: { status: <StatusBadge tone="neutral">Marriage fixed</StatusBadge>, note: 'Alhamdulillah, Marriage Fixed' } };
export const NotVerified: Story = { args: { isVerified: false } };
export const LongName: Story = { args: { name: oneLongWord } };
export const InArabic: Story = { args: { name: 'عبد الرحمن بن محمد الأنصاري', place: 'الرياض، المملكة العربية السعودية' } };
export const At320: Story = { ...AcceptedWithContact, globals: { viewport: { value: 'small' } } };
