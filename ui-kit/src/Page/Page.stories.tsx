import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AvatarMenu } from '../AvatarMenu/AvatarMenu.tsx';
import { BottomTabBar } from '../BottomTabBar/BottomTabBar.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import {
  BookIcon,
  CardsIcon,
  DeviceIcon,
  LeaveIcon,
  LetterIcon,
  MoonIcon,
  PencilIcon,
  PersonIcon,
  SendIcon,
  StarIcon,
  SunIcon,
} from '../icons/icons.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ProfileCard } from '../ProfileCard/ProfileCard.tsx';
import { ProfileLetter } from '../ProfileLetter/ProfileLetter.tsx';
import { amina, aminaInUrdu, maryam, maryamInArabic, yusra } from '../samples.ts';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../story-states.ts';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { Header, PageBody, PageHeader, PageShell, Panel, Prose, SectionHeading } from './Page.tsx';

const tabs = [
  { label: 'For You', href: '#for-you', icon: <StarIcon />, isCurrent: true },
  { label: 'Feed', href: '#feed', icon: <CardsIcon />, isCurrent: false },
  { label: 'Community', href: '#community', icon: <BookIcon />, isCurrent: false },
  { label: 'Proposals', href: '#proposals', icon: <LetterIcon />, isCurrent: false },
];

const menu = (
  <AvatarMenu
    sealId="me"
    items={[
      { label: 'View Profile', href: '#my-profile', icon: <PersonIcon /> },
      { label: 'Edit Profile', href: '#edit-profile', icon: <PencilIcon /> },
      { label: 'Logout', onClick: () => undefined, icon: <LeaveIcon /> },
    ]}
    choices={[
      {
        label: 'Appearance',
        value: 'auto',
        onChange: () => undefined,
        options: [
          { value: 'light', label: 'Light', icon: <SunIcon /> },
          { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
          { value: 'auto', label: 'As my device', icon: <DeviceIcon /> },
        ],
      },
    ]}
  />
);

/** The frame of every page: header, main, tab bar, and the bar that stays at the foot. */
const meta = {
  title: 'Kit/Page',
  component: PageShell,
  subcomponents: { Header, PageBody, PageHeader, SectionHeading, Panel, Prose },
  args: {
    header: <Header logo={<Logo href="#home" />} right={menu} />,
    tabBar: <BottomTabBar tabs={tabs} />,
    children: null,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  args: {
    children: (
      <PageBody>
        <PageHeader title="For You" lead="Chosen from your wishes and theirs." />
        <CardGrid>
          {[amina, yusra, maryam].map((member) => (
            <ProfileCard key={member.sealId} {...member} />
          ))}
        </CardGrid>
      </PageBody>
    ),
  },
};

export const WithStickyBar: Story = {
  args: {
    children: (
      <PageBody>
        <ProfileLetter
          sealId={amina.sealId}
          name="Amina"
          subline={[amina.profileId, 'Phone verified']}
          essentials={[{ label: 'Age', value: '29 years' }]}
          words={amina.aboutMe.repeat(4)}
          tags={amina.tags}
        />
        <StickyBar note="Both of you fit each other’s wishes: age, Hyderabad, Hanafi">
          <Button leftSection={<SendIcon />}>Send Proposal</Button>
        </StickyBar>
      </PageBody>
    ),
  },
};

export const CardsOnAPhone: Story = { ...Cards, globals: { viewport: { value: 'phone' } } };
export const StickyBarOnAPhone: Story = { ...WithStickyBar, globals: { viewport: { value: 'phone' } } };
export const StickyBarAt320: Story = { ...WithStickyBar, globals: at320.globals };
export const CardsInDark: Story = { ...Cards, globals: inDark.globals };
export const StickyBarInDark: Story = { ...WithStickyBar, globals: inDark.globals };

export const ForVisitors: Story = {
  args: {
    header: <Header logo={<Logo href="#home" />} right={<Button>Sign In</Button>} />,
    tabBar: undefined,
    children: (
      <PageBody width="reading">
        <PageHeader title="Privacy" lead="What we keep, and why." />
        <Prose>
          <p>We keep what you write, so that others can read it. We keep no photos.</p>
          <h2>What others see</h2>
          <ul>
            <li>Your first name and what you wrote.</li>
            <li>Never your phone number or your e-mail, before both of you agree.</li>
          </ul>
          <blockquote>Contact is shared by consent.</blockquote>
        </Prose>
      </PageBody>
    ),
  },
};

/** The first Tab offers to pass over the header. */
export const SkipLink: Story = {
  ...Cards,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const Headings: Story = {
  args: {
    children: (
      <PageBody width="reading">
        <PageHeader
          title="A heading of a page that takes more than one line on every phone there is"
          lead="A sentence under it that says what one finds here, and takes its time."
          right={<Button variant="default">Edit</Button>}
        />
        <SectionHeading lead="What is different here.">Features</SectionHeading>
        <Panel>
          <p>A sheet to put something on.</p>
        </Panel>
      </PageBody>
    ),
  },
};
export const HeadingsAt320: Story = { ...Headings, globals: at320.globals };

const inArabicWords = ['لك', 'الأعضاء', 'المجتمع', 'طلبات الزواج'];
const inUrduWords = ['آپ کے لیے', 'فیڈ', 'کمیونٹی', 'رشتے کے پیغام'];
const translated = (words: string[]) => (
  <BottomTabBar tabs={tabs.map((tab, i) => ({ ...tab, label: words[i] ?? tab.label }))} />
);

export const InArabic: Story = {
  globals: inArabic.globals,
  args: {
    tabBar: translated(inArabicWords),
    children: (
      <PageBody>
        <PageHeader title="لك" lead="مختارون وفق رغباتك ورغباتهم." />
        <CardGrid>
          {[maryamInArabic, { ...yusra, reason: maryamInArabic.reason }, aminaInUrdu].map((member) => (
            <ProfileCard key={member.sealId} {...member} />
          ))}
        </CardGrid>
      </PageBody>
    ),
  },
};

export const InUrduAt320InDark: Story = {
  globals: inUrduAt320InDark.globals,
  args: {
    tabBar: translated(inUrduWords),
    children: (
      <PageBody>
        <ProfileLetter
          sealId={aminaInUrdu.sealId}
          name={aminaInUrdu.firstName}
          subline={[aminaInUrdu.profileId, 'فون کی تصدیق ہو چکی ہے']}
          essentials={[{ label: 'عمر', value: aminaInUrdu.age }]}
          words={aminaInUrdu.aboutMe}
          tags={aminaInUrdu.tags}
        />
        <StickyBar note={aminaInUrdu.reason}>
          <Button leftSection={<SendIcon />}>پیغام بھیجیں</Button>
        </StickyBar>
      </PageBody>
    ),
  },
};
