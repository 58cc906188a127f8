import { Box, Text, VisuallyHidden } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { ContactDetails } from '../ContactDetails/ContactDetails.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { MoreMenu } from '../MoreMenu/MoreMenu.tsx';
import { ago, exactly, listed, place, said, typed, years } from '../testing/said.ts';
import {
  arabicLetters,
  imranOfProposal as imran,
  longName,
  oneLongWord,
  ownMarriage,
  words,
} from '../testing/samples.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { doAndDont, wideFigures } from '../testing/DoAndDont.tsx';
import {
  at320,
  inArabic,
  inArabicInDark,
  inDark,
  inUrduAt320InDark,
  inUrduInDark,
  isSheet,
  namedChoices,
  ofEveryState,
  onDesktop,
  onPhone,
  otherSheet,
} from '../testing/story-states.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Answers } from './Answers.tsx';
import { AnsweredElsewhere, LetterLine } from './BesideProfile.tsx';
import { ProposalCard, type ProposalCardProps } from './ProposalCard.tsx';

/** As on the screens. */
const day = '2026-11-09T08:00:00Z';

/** Where the time is in the line of a date. */
const gap = '\u0001';

/** A date as the product shows it: the time in words, and the exact one for screen readers. */
function DateLine({ line, time, exact }: { line: string; time: string; exact: string }) {
  const [before, after] = line.split(gap);
  return (
    <Text fz="sm" c="dimmed">
      {before}
      <time dateTime={day}>{time}</time>
      {after} <VisuallyHidden>({exact})</VisuallyHidden>
    </Text>
  );
}

const dates = (...messages: string[]) => (
  <div>
    {messages.map((message) => (
      <DateLine key={message} line={said(message, { time: gap })} time={ago(day)} exact={exactly(day)} />
    ))}
  </div>
);
const allDates = {
  Received: dates('Received {time}'),
  Sent: dates('Sent {time}'),
  'Received and accepted': dates('Received {time}', 'Accepted {time}'),
  'Sent and accepted': dates('Sent {time}', 'Accepted {time}'),
  'Received and declined': dates('Received {time}', 'Declined {time}'),
  'Sent and declined': dates('Sent {time}', 'Declined {time}'),
  'Received and ended': dates('Received {time}', 'Ended {time}'),
  'Sent and ended': dates('Sent {time}', 'Ended {time}'),
  'Received and fixed': dates('Received {time}', 'Marriage fixed {time}'),
  'Sent and fixed': dates('Sent {time}', 'Marriage fixed {time}'),
};

const statuses = {
  Pending: <StatusBadge tone="yellow">Pending</StatusBadge>,
  Accepted: <StatusBadge tone="green">Accepted</StatusBadge>,
  Declined: <StatusBadge tone="red">Declined</StatusBadge>,
  'Not compatible': <StatusBadge tone="red">Not compatible</StatusBadge>,
  'Marriage fixed': <StatusBadge tone="sand">Marriage fixed</StatusBadge>,
};

const menu = (
  <MoreMenu
    label={said('More about {name}', { name: imran.name })}
    items={[{ label: 'Block', onClick: () => undefined }]}
  />
);

/** As a member writes who writes Arabic, and on a page in Urdu one who writes Urdu. */
const inArabicLetters = {
  name: arabicLetters.name,
  about: listed(years(34), typed(arabicLetters.occupation)),
  place: arabicLetters.place,
};
const longPlace = listed(oneLongWord, place('United Kingdom'));

const answers = (yes?: Partial<ButtonProps>, no?: Partial<ButtonProps>) => (
  <Answers>
    <Button size="sm" {...yes}>
      Accept
    </Button>
    <Button size="sm" variant="default" {...no}>
      Decline
    </Button>
  </Answers>
);
const answer = answers();
/** Beside an open profile, which is answered in the bar, no other one asks for attention. */
const quietAnswer = answers({ variant: 'default' });
const fixOrEnd = (
  <>
    <Button size="sm" variant="subtle">
      Marriage Fixed
    </Button>
    <Button size="sm" variant="subtle">
      Not Compatible
    </Button>
  </>
);
/** Of the open profile. */
const ofOpen = {
  letter: <LetterLine>{words['note'] ?? ''}</LetterLine>,
  actions: <AnsweredElsewhere>You answer in the bar below.</AnsweredElsewhere>,
};
const contactButtons = (view?: Partial<ButtonProps>) => (
  <>
    <Button size="sm" {...view}>
      View Contact Details
    </Button>
    <LinkButton size="sm" variant="light" href="#next">
      What comes next
    </LinkButton>
  </>
);
const viewContact = contactButtons();
const quietViewContact = contactButtons({ variant: 'light' });
const ofMarriage = (
  <>
    <Button size="sm">View Contact Details</Button>
    <LinkButton size="sm" variant="light" href="#marriage">
      {ownMarriage}
    </LinkButton>
  </>
);

/** While a request runs, the pressed button shows a loader and the other is disabled. */
const accepting = answers({ loading: true }, { disabled: true });

/** One proposal in a list. The status is a badge with text, the actions are verbs, and at most one of them is filled. */
const meta = {
  title: 'Kit/Proposal card',
  component: ProposalCard,
  parameters: {
    usage: {
      use: ['For one proposal, sent or received, in the list of proposals.'],
      avoid: ['For members without a proposal: use Profile card.'],
      anatomy: [
        { part: 'Seal', at: 'article svg' },
        { part: 'Full name, a link to the profile', at: 'h3 bdi' },
        { part: 'Age and occupation', at: 'article [class*=about]' },
        { part: 'Place', at: 'article [class*=place]' },
        { part: 'Whether the phone is verified', at: 'article [class*=verified]' },
        { part: 'Status badge', at: 'article [class*=Badge]' },
        { part: 'Menu', at: 'article [class*=status] button' },
        { part: 'Dates', at: 'article [class*=story] > div' },
        { part: 'Link to the profile', at: 'article [class*=story] a' },
        { part: 'Foot, below a line', at: 'article [class*=footer]' },
        { part: 'The answer that goes on', at: 'article [class*=actions] > :not([data-variant=default])' },
        { part: 'The other one', at: 'article [class*=actions] > [data-variant=default]' },
        'Who has written the profile, below the place',
        'What both sides wrote, above the line: Note sheets',
        'Note of the status and contact details, before the actions',
      ],
      otherForms: [
        {
          name: 'On a phone',
          when: 'Where the card is at most 31rem (496 px) wide: the status with the menu is below the person, the actions share the whole width, and the padding is a step smaller. A wider card has the form above.',
          story: 'Pending received',
          width: 390,
          height: 400,
          anatomy: [
            { part: 'Seal', at: 'article svg' },
            { part: 'Full name, a link to the profile', at: 'h3 bdi' },
            { part: 'Age and occupation', at: 'article [class*=about]' },
            { part: 'Place', at: 'article [class*=place]' },
            { part: 'Whether the phone is verified', at: 'article [class*=verified]' },
            { part: 'Status badge, below the person', at: 'article [class*=Badge]' },
            { part: 'Menu', at: 'article [class*=status] button' },
            { part: 'Dates', at: 'article [class*=story] > div' },
            { part: 'Link to the profile', at: 'article [class*=story] a' },
            { part: 'Foot, below a line: the answers share its width', at: 'article [class*=footer]' },
            { part: 'The answer that goes on', at: 'article [class*=actions] > :not([data-variant=default])' },
            { part: 'The other one', at: 'article [class*=actions] > [data-variant=default]' },
          ],
        },
        {
          name: 'In a narrow list',
          when: 'The same width in a window from 64em (1024 px), where the list is beside the open profile: a slim entry without a frame, with a small seal. All of it opens the profile, so “Read profile” and the occupation are left out; the menu is beside the dates.',
          story: 'Pending beside a profile',
          width: 1040,
          height: 260,
          anatomy: [
            { part: 'Seal, smaller', at: 'article svg' },
            { part: 'Full name; all of the entry is its link', at: 'h3 bdi' },
            { part: 'Status badge, at the end of that line', at: 'article [class*=Badge]' },
            { part: 'Place', at: 'article [class*=place]' },
            { part: 'Whether the phone is verified', at: 'article [class*=verified]' },
            { part: 'Dates', at: 'article [class*=story] > div' },
            { part: 'Menu, beside the dates', at: 'article [class*=status] button' },
            { part: 'Foot, without a line', at: 'article [class*=footer]' },
            { part: 'The other answer', at: 'article [class*=actions] > :first-child' },
            {
              part: 'The answer that goes on, outlined: the filled button is in the bar of the profile',
              at: 'article [class*=actions] > :last-child',
            },
          ],
        },
      ],
      do: [
        'Show only the actions that this side may take in this status.',
        'Fill at most one button.',
        'Put the buttons of an answer into `Answers`, which orders them: in a window from 52em (832 px) Accept is the last, at the end of its row, where the one action of other profiles is; in a narrower one it is the first.',
      ],
      dont: ['Do not show the status by color alone.', 'Do not offer Accept and Marriage Fixed at the same time.'],
      keyboard: {
        Tab: 'goes through name, actions and contact details',
        'Enter or Space': 'presses the action; a dialog asks before it counts',
      },
      screenReader: [
        'Each card is an article with the name as its heading.',
        'The actions and “Read profile” are read with the name, so that many of them can be told apart.',
      ],
    },
  },
  args: {
    sealId: imran.sealId,
    name: imran.name,
    nameHref: '#imran',
    place: 'Hyderabad',
    about: 'Software engineer',
    dates: 'Received',
    readLabel: 'Read profile',
    isVerified: true,
    status: 'Pending',
    menu: 'Block',
    letter: 'None',
    actions: 'None',
    contact: 'None',
  },
  argTypes: {
    note: { control: 'text' },
    author: { control: 'text' },
    place: namedChoices({ Hyderabad: imran.place, 'In Arabic letters': inArabicLetters.place, Long: longPlace }),
    about: namedChoices({
      'Software engineer': imran.about,
      'In Arabic letters': inArabicLetters.about,
      None: undefined,
    }),
    dates: namedChoices(allDates),
    menu: namedChoices({ Block: menu, None: undefined }),
    status: namedChoices(statuses),
    letter: namedChoices({ None: undefined, 'Of the open profile': ofOpen.letter }),
    actions: namedChoices({
      None: undefined,
      'Accept or decline': answer,
      'Accept or decline, beside a profile': quietAnswer,
      'Of the open profile': ofOpen.actions,
      Accepting: accepting,
      'Fix or end': fixOrEnd,
    }),
    contact: namedChoices({
      None: undefined,
      'View button': viewContact,
      'View button, beside a profile': quietViewContact,
      'Of the marriage': ofMarriage,
      Details: <ContactDetails email={imran.email} phoneNumber={imran.phoneNumber} />,
    }),
  },
  decorators: [
    (Story, { tags }) => (
      <Box maw={isSheet(tags) ? undefined : 768}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProposalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PendingReceived: Story = { args: { actions: 'Accept or decline' } };
export const PendingSent: Story = { args: { dates: 'Sent' } };
export const Accepting: Story = { args: { actions: 'Accepting' } };
export const Accepted: Story = {
  args: {
    status: 'Accepted',
    dates: 'Received and accepted',
    contact: 'View button',
    actions: 'Fix or end',
  },
};
export const AcceptedWithContact: Story = {
  args: { ...Accepted.args, contact: 'Details' },
};
export const Declined: Story = {
  args: {
    status: 'Declined',
    dates: 'Received and declined',
    note: 'This proposal has been declined.',
  },
};
export const NotCompatible: Story = {
  args: {
    status: 'Not compatible',
    dates: 'Received and ended',
    note: 'Both parties have decided this is not a match.',
  },
};
export const MarriageFixed: Story = {
  args: {
    status: 'Marriage fixed',
    dates: 'Received and fixed',
    note: 'Alhamdulillah, Marriage Fixed',
    contact: 'Of the marriage',
  },
};
export const NotVerified: Story = { args: { isVerified: false } };
/** In a smaller window a card of this width has the form of a phone. */
const inANarrowList: Partial<Story> = {
  ...onDesktop,
  decorators: [
    (Story) => (
      <Box maw={380}>
        <Story />
      </Box>
    ),
  ],
};
/** Its profile is open beside the list, which is narrow then. */
export const OpenInANarrowList: Story = {
  args: { isOpen: true, letter: 'Of the open profile', actions: 'Of the open profile' },
  ...inANarrowList,
};
export const PendingInANarrowList: Story = { ...PendingReceived, ...inANarrowList };
/** The profile of another one is open. */
export const PendingBesideAProfile: Story = {
  args: { actions: 'Accept or decline, beside a profile' },
  ...inANarrowList,
};
export const AcceptedInANarrowList: Story = { ...Accepted, ...inANarrowList };
export const AcceptedBesideAProfile: Story = {
  args: { ...Accepted.args, contact: 'View button, beside a profile' },
  ...inANarrowList,
};
export const NameFocused: Story = { play: async () => userEvent.tab() };
export const LongName: Story = { args: { name: longName, place: 'Long' } };
export const LongNameAt320: Story = { ...LongName, ...at320 };

/** A name has its own direction, whatever the language of the page. */
export const ArabicNameOnAnEnglishPage: Story = {
  args: { name: inArabicLetters.name, about: 'In Arabic letters', place: 'In Arabic letters' },
};

export const PendingReceivedDark: Story = { ...PendingReceived, ...inDark };
export const PendingReceivedArabic: Story = { ...PendingReceived, ...inArabic };
export const PendingReceivedArabicDark: Story = { ...PendingReceived, ...inArabicInDark };
export const PendingReceivedOnPhone: Story = { ...PendingReceived, ...onPhone };
export const PendingReceivedAt320: Story = { ...PendingReceived, ...at320 };
export const AcceptingDark: Story = { ...Accepting, ...inDark };
export const AcceptedDark: Story = { ...Accepted, ...inDark };
export const AcceptedArabic: Story = { ...Accepted, ...inArabic };
export const AcceptedArabicDark: Story = { ...Accepted, ...inArabicInDark };
export const AcceptedWithContactArabic: Story = { ...AcceptedWithContact, ...inArabic };
export const AcceptedWithContactAt320: Story = { ...AcceptedWithContact, ...at320 };
export const AcceptedWithContactUrduAt320Dark: Story = { ...AcceptedWithContact, ...inUrduAt320InDark };
export const DeclinedDark: Story = { ...Declined, ...inDark };
export const DeclinedArabicDark: Story = { ...Declined, ...inArabicInDark };
export const DeclinedUrduAt320Dark: Story = { ...Declined, ...inUrduAt320InDark };
export const NotCompatibleArabic: Story = { ...NotCompatible, ...inArabic };
export const MarriageFixedDark: Story = { ...MarriageFixed, ...inDark };
export const MarriageFixedArabic: Story = { ...MarriageFixed, ...inArabic };
const touched = {
  args: { actions: 'Accept or decline' },
  of: 'a, button',
  more: {
    'A request runs': { actions: accepting },
    Long: { name: longName, place: longPlace },
    'Long, in Arabic letters': inArabicLetters,
  },
};
/** The whole card, as in a list that has the page for itself. */
export const EveryState: Story = {
  ...ofEveryState,
  args: touched.args,
  render: (props) => (
    // Wider than the form of a phone.
    <StateMatrix part={ProposalCard} width="34rem" args={props} of={touched.of} more={touched.more} />
  ),
};
export const EveryStateArabicDark: Story = { ...EveryState, ...inArabicInDark, ...otherSheet };
export const EveryStateUrduDark: Story = { ...EveryState, ...inUrduInDark, ...otherSheet };

const accepted = { status: statuses.Accepted, contact: viewContact, actions: fixOrEnd };

const SlimCard = (props: ProposalCardProps) => (
  <Box maw={380}>
    <ProposalCard {...props} />
  </Box>
);
/** The slim entry of a list beside the open profile. */
export const EveryStateInANarrowList: Story = {
  ...ofEveryState,
  ...onDesktop,
  ...otherSheet,
  args: PendingInANarrowList.args,
  render: (props) => (
    <StateMatrix
      part={SlimCard}
      width="22rem"
      args={props}
      of={touched.of}
      more={{
        'Beside a profile': { actions: quietAnswer },
        'Accepted, beside a profile': {
          ...accepted,
          contact: quietViewContact,
          dates: allDates['Received and accepted'],
        },
        Open: { isOpen: true, ...ofOpen },
        ...touched.more,
      }}
    />
  ),
};

const declined = { status: statuses.Declined, note: 'This proposal has been declined.' };
const ended = { status: statuses['Not compatible'], note: 'Both parties have decided this is not a match.' };
const fixed = { status: statuses['Marriage fixed'], note: 'Alhamdulillah, Marriage Fixed', contact: ofMarriage };

/** Each status, as both sides see it. */
export const EveryStatus: Story = {
  ...ofEveryState,
  // The code as it is written: the sheet has words that are known only when it is shown.
  parameters: { ...ofEveryState.parameters, docs: { source: { type: 'code' } } },
  args: { actions: 'Accept or decline' },
  render: (props) => (
    <StateMatrix
      part={ProposalCard}
      width="34rem"
      isStill
      rest="Pending, received"
      args={props}
      more={{
        'Pending, sent': { dates: allDates.Sent, actions: undefined },
        'Accepted, received': { ...accepted, dates: allDates['Received and accepted'] },
        'Accepted, sent': { ...accepted, dates: allDates['Sent and accepted'] },
        'Declined, received': { ...declined, dates: allDates['Received and declined'], actions: undefined },
        'Declined, sent': { ...declined, dates: allDates['Sent and declined'], actions: undefined },
        'Not compatible, received': { ...ended, dates: allDates['Received and ended'], actions: undefined },
        'Not compatible, sent': { ...ended, dates: allDates['Sent and ended'], actions: undefined },
        'Marriage fixed, received': { ...fixed, dates: allDates['Received and fixed'], actions: undefined },
        'Marriage fixed, sent': { ...fixed, dates: allDates['Sent and fixed'], actions: undefined },
        'In Arabic letters': inArabicLetters,
      }}
    />
  ),
};
export const EveryStatusArabicDark: Story = { ...EveryStatus, ...inArabicInDark, ...otherSheet };
export const EveryStatusUrduDark: Story = { ...EveryStatus, ...inUrduInDark, ...otherSheet };

/** Imran, in English: the pictures of the rules are not translated. */
const shown = {
  sealId: imran.sealId,
  name: imran.name,
  nameHref: '#imran',
  about: '30 years, Software engineer',
  place: 'Hyderabad, Telangana, India',
  isVerified: true,
  status: <StatusBadge tone="yellow">Pending</StatusBadge>,
};
const Dot = () => <span style={{ width: 12, height: 12, borderRadius: '50%', background: 'var(--mq-green-text)' }} />;

export const RightAndWrong: StoryObj = {
  ...doAndDont(
    {
      do: {
        says: 'one filled button, for the yes.',
        shows: <ProposalCard {...shown} actions={answer} />,
      },
      dont: {
        says: 'a no as loud as the yes.',
        shows: <ProposalCard {...shown} actions={answers({}, { variant: 'filled' })} />,
      },
    },
    {
      do: {
        says: 'the status in words, with its icon.',
        shows: <ProposalCard {...shown} status={<StatusBadge tone="green">Accepted</StatusBadge>} />,
      },
      dont: { says: 'a dot whose color is all that it says.', shows: <ProposalCard {...shown} status={<Dot />} /> },
    },
  ),
  // Narrower ones have the form of a phone, or of a list beside a profile.
  decorators: wideFigures,
};
