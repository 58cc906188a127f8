import { Avatar, Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BellLink } from '../BellLink/BellLink.tsx';
import { Button } from '../Button/Button.tsx';
import { DeviceIcon, LeaveIcon, MoonIcon, PencilIcon, PersonIcon, SettingsIcon, SunIcon } from '../icons/icons.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { amina, longName, oneLongWord } from '../testing/samples.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import {
  at320,
  chosen,
  inArabic,
  inDark,
  inUrduAt320InDark,
  isSheet,
  namedChoices,
  ofEveryState,
} from '../testing/story-states.ts';
import { AccountHead, AvatarMenu } from './AvatarMenu.tsx';

const idle = () => undefined;
const logout = { label: 'Logout', onClick: idle, icon: <LeaveIcon /> };
const appearance = {
  label: 'Appearance',
  value: 'light',
  onChange: idle,
  options: [
    { value: 'light', label: 'Light', icon: <SunIcon size={18} /> },
    { value: 'dark', label: 'Dark', icon: <MoonIcon size={18} /> },
    { value: 'auto', label: 'As my device', icon: <DeviceIcon size={18} /> },
  ],
};

/** The round button at the end of the header. Its entries are those of More menu, too. A choice leaves the menu open, so that its effect can be seen. */
const meta = {
  title: 'Kit/Avatar menu',
  component: AvatarMenu,
  subcomponents: { AccountHead },
  parameters: {
    usage: {
      use: [
        'Once, at the end of the header, for the signed-in person: profile, settings, appearance, language, logout.',
      ],
      avoid: ['For actions on one card: use More menu.', 'For the main places of the product: use Bottom tab bar.'],
      anatomy: [
        { part: 'Button with the picture of the account, or with the seal', at: 'button[aria-haspopup]' },
        { part: 'Head with seal and name', at: '[class*=_head_]' },
        { part: 'Groups of links and actions, with a line between them', at: '[role=menuitem]' },
        { part: 'Choices, each with a label', at: '[class*=_choices_]' },
      ],
      do: ['Keep logout last.', 'Show the seal when there is no picture or it does not load.'],
      dont: ['Do not put an action in it that a person needs on every visit.'],
      keyboard: {
        'Enter, Space or ↓': 'opens the menu',
        '↓ and ↑': 'go from entry to entry',
        Enter: 'chooses the entry',
        Esc: 'closes the menu; the focus returns to the button',
      },
      screenReader: [
        'The button says whether the menu is open. An entry that cannot be chosen is read with the reason why.',
      ],
    },
  },
  args: {
    sealId: 'me',
    items: chosen('Profile, appearance and logout'),
  },
  argTypes: {
    items: namedChoices({
      'Profile, appearance and logout': [
        { label: 'View Profile', href: '#my-profile', icon: <PersonIcon /> },
        { label: 'Edit Profile', href: '#edit-profile', icon: <PencilIcon /> },
        { label: 'Settings', href: '#settings', icon: <SettingsIcon />, startsGroup: true },
        appearance,
        { ...logout, startsGroup: true },
      ],
      'Logout alone': [logout],
      'Long names': [
        {
          label: 'Profilinformationen ansehen und gemeinsam mit der Familie durchgehen',
          href: '#my-profile',
          icon: <PersonIcon />,
        },
        { label: oneLongWord, href: '#edit-profile', icon: <PencilIcon /> },
      ],
    }),
  },
  decorators: [
    (Story, { tags }) =>
      isSheet(tags) ? (
        <Story />
      ) : (
        <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'end', minHeight: 420 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof AvatarMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const verified = 'Phone verified';
const details = [
  <bdi key="id" dir="ltr">
    {amina.profileId}
  </bdi>,
  verified,
];

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="${color}" d="M0 0h4v4H0z"/></svg>`)}`;

const open: Story['play'] = async ({ canvasElement }) => {
  const menuButton = within(canvasElement).getByRole('button');
  await userEvent.click(menuButton);
  const menu = await within(canvasElement).findByRole('menu');
  await Promise.all(menu.getAnimations().map(({ finished }) => finished));
  await expect(menu).toBeVisible();
};

/** In a window of its own, in which the docs page opens it. */
export const WithHead: Story = {
  args: { head: <AccountHead sealId="me" name="Amina Siddiqui" details={details} /> },
  play: open,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
};
export const Open: Story = { play: open };
export const HeadWithLongNameUrduAt320Dark: Story = {
  ...inUrduAt320InDark,
  args: {
    head: <AccountHead sealId="me" name={<bdi>{longName}</bdi>} details={details} />,
  },
  play: open,
};
export const HeadNotKnownYet: Story = { args: { head: <AccountHead /> }, play: open };
export const Closed: Story = {};
export const OpenDark: Story = { ...inDark, play: open };

/** The choices of a group share a line, so that the whole menu is seen on a small phone. */
export const OpenAt320: Story = {
  ...at320,
  play: async (context) => {
    await open(context);
    const [light, dark] = within(context.canvasElement).getAllByRole('menuitemradio');
    await expect(light?.offsetTop).toBe(dark?.offsetTop);
  },
};
export const WithPicture: Story = { args: { imageUrl: picture('rosybrown') } };
export const PictureThatDoesNotLoad: Story = { args: { imageUrl: 'data:image/png;base64,AAAA' } };

/** A member whose profile is not complete yet has little to choose. */
export const OneItem: Story = {
  args: { items: chosen('Logout alone') },
  play: open,
};

export const LongText: Story = { args: { items: chosen('Long names') }, play: open };

/** The first entry has the focus, the second one is hovered, the third one pressed. */
export const EntriesTouched: Story = {
  play: open,
  parameters: {
    pseudo: {
      focusVisible: 'a[role=menuitem]:nth-of-type(1)',
      hover: ['a[role=menuitem]:nth-of-type(2)', 'a[role=menuitem]:nth-of-type(3)'],
      active: 'a[role=menuitem]:nth-of-type(3)',
    },
    docs: { story: { inline: false, height: '520px' } },
  },
};

export const OpenArabic: Story = { ...inArabic, play: open };

export const OpenUrduAt320Dark: Story = { ...inUrduAt320InDark, play: open };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={AvatarMenu}
      args={props}
      more={{
        'With a picture': { imageUrl: picture('rosybrown') },
      }}
    />
  ),
};

const ownMenu = <AvatarMenu sealId="me" items={[logout]} />;
const bell = <BellLink href="#news" label="News" hasNews={false} isCurrent={false} />;

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: { says: 'the seal, where there is no picture.', shows: <Group justify="end">{ownMenu}</Group> },
    dont: {
      says: 'letters of a name: each member has a seal.',
      shows: (
        <Group justify="end">
          <Avatar size={44}>AS</Avatar>
        </Group>
      ),
    },
  },
  {
    do: {
      says: 'one button at the end of the header; Logout is the last entry of its menu.',
      shows: (
        <Group justify="end" gap="xs">
          {bell}
          {ownMenu}
        </Group>
      ),
    },
    dont: {
      says: 'what is seldom needed in sight, and Logout one slip away.',
      shows: (
        <Group justify="end" gap="xs">
          {bell}
          <Button size="sm" variant="default">
            Settings
          </Button>
          <Button size="sm" variant="default">
            Logout
          </Button>
        </Group>
      ),
    },
  },
);
