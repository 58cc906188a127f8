import { Box } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ContactDetails } from '../ContactDetails/ContactDetails.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { MoreMenu } from '../MoreMenu/MoreMenu.tsx';
import { Listed, Said } from '../testing/Said.tsx';
import { imran, oneLongWord } from '../testing/samples.ts';
import { at320, inArabic, inArabicInDark, inDark, inUrduAt320InDark, namedChoices } from '../testing/story-states.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { ProposalCard } from './ProposalCard.tsx';

/** One proposal in a list. The status is a badge with text, the actions are verbs, and at most one of them is filled. */
const meta = {
  title: 'Kit/Proposal card',
  component: ProposalCard,
  parameters: {
    usage: {
      use: ['For one proposal, sent or received, in the list of proposals.'],
      avoid: ['For members without a proposal: use Profile card.'],
      anatomy: [
        'Seal and full name, a link to the profile',
        'Place, age, occupation and author',
        'Dates',
        'Status badge',
        'Note of the status',
        'Contact details, or the button that shows them',
        'Actions',
      ],
      do: ['Show only the actions that this side may take in this status.', 'Fill at most one button.'],
      dont: ['Do not show the status by color alone.', 'Do not offer Accept and Marriage Fixed at the same time.'],
      keyboard: {
        Tab: 'goes through name, actions and contact details',
        'Enter or Space': 'presses the action; a dialog asks before it counts',
      },
    },
  },
  args: {
    sealId: imran.sealId,
    name: imran.name,
    nameHref: '#imran',
    place: imran.place,
    about: (
      <Listed>
        <Said message="{age, plural, one {# year} other {# years}}" values={{ age: imran.age }} />
        {imran.occupation}
      </Listed>
    ),
    dates: <Said message="Received {time}" daysAgo={3} />,
    readLabel: 'Read profile',
    isVerified: true,
    status: 'Pending',
    menu: <MoreMenu label={`More about ${imran.name}`} items={[{ label: 'Block', onClick: () => undefined }]} />,
    actions: 'None',
    contact: 'None',
  },
  argTypes: {
    note: { control: 'text' },
    author: { control: 'text' },
    status: namedChoices({
      Pending: <StatusBadge tone="yellow">Pending</StatusBadge>,
      Accepted: <StatusBadge tone="green">Accepted</StatusBadge>,
      Declined: <StatusBadge tone="red">Declined</StatusBadge>,
      'Not compatible': <StatusBadge tone="red">Not compatible</StatusBadge>,
      'Marriage fixed': <StatusBadge tone="sand">Marriage fixed</StatusBadge>,
    }),
    actions: namedChoices({
      None: undefined,
      'Accept or decline': (
        <>
          <Button size="sm">Accept</Button>
          <Button size="sm" variant="default">
            Decline
          </Button>
        </>
      ),
      Accepting: (
        <>
          <Button size="sm" loading>
            Accept
          </Button>
          <Button size="sm" variant="default" disabled>
            Decline
          </Button>
        </>
      ),
      'Fix or end': (
        <>
          <Button size="sm" variant="subtle">
            Marriage Fixed
          </Button>
          <Button size="sm" variant="subtle">
            Not Compatible
          </Button>
        </>
      ),
    }),
    contact: namedChoices({
      None: undefined,
      'View button': (
        <>
          <Button size="sm">View Contact Details</Button>
          <LinkButton size="sm" variant="light" href="#next">
            What comes next
          </LinkButton>
        </>
      ),
      'Of the marriage': (
        <>
          <Button size="sm">View Contact Details</Button>
          <LinkButton size="sm" variant="light" href="#marriage">
            Your marriage
          </LinkButton>
        </>
      ),
      Details: <ContactDetails email={imran.email} phoneNumber={imran.phoneNumber} />,
    }),
  },
  decorators: [
    (Story) => (
      <Box maw={768}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProposalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PendingReceived: Story = { args: { actions: 'Accept or decline' } };
export const PendingSent: Story = { args: { dates: <Said message="Sent {time}" daysAgo={3} /> } };
/** While a request runs, the pressed button shows a loader and the other is disabled. */
export const Accepting: Story = { args: { actions: 'Accepting' } };
export const Accepted: Story = { args: { status: 'Accepted', contact: 'View button', actions: 'Fix or end' } };
export const AcceptedWithContact: Story = {
  args: { status: 'Accepted', contact: 'Details', actions: 'Fix or end' },
};
export const Declined: Story = { args: { status: 'Declined', note: 'This proposal has been declined.' } };
export const NotCompatible: Story = {
  args: { status: 'Not compatible', note: 'Both parties have decided this is not a match.' },
};
export const MarriageFixed: Story = {
  args: { status: 'Marriage fixed', note: 'Alhamdulillah, Marriage Fixed', contact: 'Of the marriage' },
};
export const NotVerified: Story = { args: { isVerified: false } };
const inANarrowList: Partial<Story> = {
  decorators: [
    (Story) => (
      <Box maw={380}>
        <Story />
      </Box>
    ),
  ],
};
/** Its profile is open beside the list, which is narrow then. */
export const OpenInANarrowList: Story = { args: { isOpen: true }, ...inANarrowList };
export const PendingInANarrowList: Story = { ...PendingReceived, ...inANarrowList };
export const AcceptedInANarrowList: Story = { ...Accepted, ...inANarrowList };
export const NameFocused: Story = { play: async () => userEvent.tab() };
export const LongName: Story = { args: { name: oneLongWord } };
export const LongNameAt320: Story = { ...at320, args: { name: oneLongWord, place: `${oneLongWord}, India` } };

/** A name has its own direction, whatever the language of the page. */
export const ArabicNameOnAnEnglishPage: Story = {
  args: { name: 'عبد الرحمن بن محمد الأنصاري', place: 'الرياض، المملكة العربية السعودية' },
};

export const PendingReceivedDark: Story = { ...PendingReceived, ...inDark };
export const PendingReceivedArabic: Story = { ...PendingReceived, ...inArabic };
export const PendingReceivedArabicDark: Story = { ...PendingReceived, ...inArabicInDark };
export const PendingReceivedAt320: Story = { ...PendingReceived, ...at320 };
export const AcceptingDark: Story = { ...Accepting, ...inDark };
export const AcceptedDark: Story = { ...AcceptedWithContact, ...inDark };
export const AcceptedArabic: Story = { ...AcceptedWithContact, ...inArabic };
export const AcceptedArabicDark: Story = { ...AcceptedWithContact, ...inArabicInDark };
export const AcceptedAt320: Story = { ...AcceptedWithContact, ...at320 };
export const AcceptedUrduAt320Dark: Story = { ...AcceptedWithContact, ...inUrduAt320InDark };
export const DeclinedDark: Story = { ...Declined, ...inDark };
export const DeclinedArabicDark: Story = { ...Declined, ...inArabicInDark };
export const DeclinedUrduAt320Dark: Story = { ...Declined, ...inUrduAt320InDark };
export const NotCompatibleArabic: Story = { ...NotCompatible, ...inArabic };
export const MarriageFixedDark: Story = { ...MarriageFixed, ...inDark };
export const MarriageFixedArabic: Story = { ...MarriageFixed, ...inArabic };
