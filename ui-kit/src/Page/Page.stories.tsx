import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AvatarMenu } from '../AvatarMenu/AvatarMenu.tsx';
import { BottomTabBar } from '../BottomTabBar/BottomTabBar.tsx';
import { Button } from '../Button/Button.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import {
  BookIcon,
  CardsIcon,
  LeaveIcon,
  MailIcon,
  PencilIcon,
  PersonIcon,
  SendIcon,
  StarIcon,
} from '../icons/icons.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ProfileCard } from '../ProfileCard/ProfileCard.tsx';
import { ProfileDetails } from '../ProfileDetails/ProfileDetails.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { years } from '../testing/said.ts';
import { amina, maryam, reason, zainab } from '../testing/samples.ts';
import {
  at320,
  inArabic,
  inArabicInDark,
  inDark,
  inUrduAt320InDark,
  namedChoices,
  onPhone,
} from '../testing/story-states.ts';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { Header, PageBody, PageHeader, PageShell, Panel, Prose, SectionHeading } from './Page.tsx';

const idle = () => undefined;

const menu = (
  <AvatarMenu
    sealId="me"
    items={[
      { label: 'View Profile', href: '#my-profile', icon: <PersonIcon /> },
      { label: 'Edit Profile', href: '#edit-profile', icon: <PencilIcon /> },
      { label: 'Logout', onClick: idle, icon: <LeaveIcon /> },
    ]}
  />
);

const tabBar = (
  <BottomTabBar
    tabs={[
      { label: 'For You', href: '#for-you', icon: <StarIcon />, isCurrent: true },
      { label: 'Feed', href: '#feed', icon: <CardsIcon />, isCurrent: false },
      { label: 'Community', href: '#community', icon: <BookIcon />, isCurrent: false },
      { label: 'Proposals', href: '#proposals', icon: <MailIcon />, isCurrent: false },
    ]}
  />
);

const contents = {
  Cards: (
    <PageBody>
      <PageHeader title="For You" lead="Chosen from the wishes of both sides." />
      <CardGrid>
        {[amina, zainab, maryam].map((member) => (
          <ProfileCard key={member.sealId} {...member} reason={reason} />
        ))}
      </CardGrid>
    </PageBody>
  ),
  Profile: (
    <PageBody>
      <ProfileDetails
        sealId={amina.sealId}
        name="Amina"
        lead={[amina.age, amina.place]}
        subline={[amina.profileId, 'Phone verified']}
        factsTitle="In short"
        facts={[{ label: 'Age', value: years(29) }]}
        aboutMe={amina.aboutMe}
        tags={amina.tags}
      />
      <StickyBar note={reason}>
        <Button leftSection={<SendIcon size={18} />}>Send Proposal</Button>
      </StickyBar>
    </PageBody>
  ),
  Text: (
    <PageBody width="reading">
      <PageHeader title="Privacy" lead="What we keep, and why." />
      <Prose>
        <p>We keep what you write, so that others can read it. We keep no photos.</p>
        <h2>What others see</h2>
        <ul>
          <li>Your first name and what you wrote.</li>
          <li>Never your phone number or your email, before both of you agree.</li>
        </ul>
        <blockquote>Contact is shared by consent.</blockquote>
      </Prose>
    </PageBody>
  ),
  Headings: (
    <PageBody width="form">
      <PageHeader
        title="A page title that takes more than one line on every phone"
        lead="What is different here."
        right={<Button variant="default">Edit</Button>}
      />
      <SectionHeading lead="What is different here.">A section</SectionHeading>
      <Panel>A panel holds a form or a note.</Panel>
    </PageBody>
  ),
};

/** The layout of every page. `PageBody` sets the width, `PageHeader` the h1, and `Panel` and `Prose` hold forms and text. What is pressed in it are other parts, which have the states; its skip links are seen with the focus alone. */
const meta = {
  title: 'Kit/Page',
  component: PageShell,
  subcomponents: { Header, PageBody, PageHeader, SectionHeading, Panel, Prose },
  args: { header: 'Member', tabBar: 'Four tabs', children: 'Cards' },
  argTypes: {
    header: namedChoices({
      Member: <Header logo={<Logo href="#home" />} right={menu} />,
      Visitor: <Header logo={<Logo href="#home" />} right={<Button>Sign In</Button>} />,
    }),
    tabBar: namedChoices({ None: undefined, 'Four tabs': tabBar }),
    children: namedChoices(contents),
  },
  parameters: {
    usage: {
      use: [
        'For every page of the product: it holds the header, the content, the tab bar and the links that skip to them.',
      ],
      avoid: ['Inside a dialog.'],
      anatomy: [
        'Skip links, seen on focus',
        'Header with logo and menu',
        'Heading and lead',
        'Content: cards, panels, prose',
        'Tab bar, for members',
      ],
      do: ['Give each page one heading of the first level.', 'Use Prose for text that is read, Panel for forms.'],
      dont: ['Do not let a page scroll sideways, at any width from 320 px.'],
      keyboard: {
        Tab: 'shows the skip links first, then header, content and tab bar',
        Enter: 'on a skip link, moves the focus there',
      },
      screenReader: [
        'The skip links come first. Header, main content and tabs are landmarks.',
        'After a skip the focus is on the main content, which is read from its heading.',
      ],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const CardsOnPhone: Story = { ...onPhone };
export const CardsDark: Story = { ...inDark };
export const CardsArabic: Story = { ...inArabic };

export const Profile: Story = { args: { children: 'Profile' } };
export const ProfileOnPhone: Story = { ...Profile, ...onPhone };
export const ProfileAt320: Story = { ...Profile, ...at320 };
export const ProfileDark: Story = { ...Profile, ...inDark };
export const ProfileUrduAt320Dark: Story = { ...Profile, ...inUrduAt320InDark };

export const VisitorText: Story = { args: { header: 'Visitor', tabBar: 'None', children: 'Text' } };
export const VisitorTextDark: Story = { ...VisitorText, ...inDark };
export const VisitorTextArabic: Story = { ...VisitorText, ...inArabic };
export const VisitorTextArabicDark: Story = { ...VisitorText, ...inArabicInDark };

export const Headings: Story = { args: { children: 'Headings' } };
export const HeadingsAt320: Story = { ...Headings, ...at320 };
export const HeadingsArabicDark: Story = { ...Headings, ...inArabicInDark };

/** The first Tab of a page reaches the skip link. */
export const SkipLinkFocused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

/** The second one reaches the link to the tab bar. */
export const SkipToNavigationFocused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to navigation' })).toHaveFocus();
  },
};

const privacy = 'We keep what you write, so that others can read it. We keep no photos, and no more than we need.';

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: {
      says: 'one title, and sections below it.',
      shows: (
        <PageBody width="form">
          <PageHeader title="Privacy" lead="What we keep, and why." />
          <SectionHeading>What others see</SectionHeading>
        </PageBody>
      ),
    },
    dont: {
      says: 'two titles: nothing says what the page is about.',
      shows: (
        <PageBody width="form">
          <PageHeader title="Privacy" />
          <PageHeader title="What others see" />
        </PageBody>
      ),
    },
  },
  {
    do: {
      says: 'a text that is read, in Prose.',
      shows: (
        <Prose>
          <p>{privacy}</p>
        </Prose>
      ),
    },
    dont: { says: 'a text in a Panel, which is for forms and notes.', shows: <Panel>{privacy}</Panel> },
  },
);
