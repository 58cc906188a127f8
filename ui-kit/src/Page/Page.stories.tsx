import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { AvatarMenu } from '../AvatarMenu/AvatarMenu.tsx';
import { BottomTabBar } from '../BottomTabBar/BottomTabBar.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { BookIcon, CardsIcon, DeviceIcon, LeaveIcon, LetterIcon, MoonIcon, PencilIcon, PersonIcon, SendIcon, StarIcon, SunIcon } from '../icons/icons.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ProfileCard } from '../ProfileCard/ProfileCard.tsx';
import { ProfileLetter } from '../ProfileLetter/ProfileLetter.tsx';
import { amina, maryam, yusra } from '../samples.ts';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { Header, PageBody, PageHeader, PageShell, Prose } from './Page.tsx';

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
  args: { header: <Header logo={<Logo href="#home" />} right={menu} />, tabBar: <BottomTabBar tabs={tabs} />, children: null },
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
        <ProfileLetter sealId={amina.sealId} name="Amina" subline={[amina.profileId, 'Phone verified']} essentials={[{ label: 'Age', value: '29 years' }]} words={amina.aboutMe.repeat(4)} tags={amina.tags} />
        <StickyBar note="Both of you fit each other’s wishes: age, Hyderabad, Hanafi">
          <Button leftSection={<SendIcon />}>Send Proposal</Button>
        </StickyBar>
      </PageBody>
    ),
  },
};

export const CardsOnAPhone: Story = { ...Cards, globals: { viewport: { value: 'phone' } } };
export const StickyBarOnAPhone: Story = { ...WithStickyBar, globals: { viewport: { value: 'phone' } } };
export const StickyBarAt320: Story = { ...WithStickyBar, globals: { viewport: { value: 'small' } } };

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
