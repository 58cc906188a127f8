import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BlockIcon, FlagIcon } from '../icons/icons.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../story-states.ts';
import { MoreMenu } from './MoreMenu.tsx';

/** A quiet button for what is seldom needed, such as Block and Report. */
const meta = {
  title: 'Kit/More menu',
  component: MoreMenu,
  args: {
    label: 'More',
    items: [
      { label: 'Block', onClick: fn(), icon: <BlockIcon size={18} /> },
      { label: 'Report', onClick: fn(), icon: <FlagIcon size={18} /> },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'end', minHeight: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoreMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  const menu = await within(canvasElement).findByRole('menu');
  await Promise.all(menu.getAnimations().map(({ finished }) => finished));
  await expect(menu).toBeVisible();
};

const arabic = {
  label: 'المزيد',
  items: [
    { label: 'حظر', onClick: fn(), icon: <BlockIcon size={18} /> },
    { label: 'إبلاغ', onClick: fn(), icon: <FlagIcon size={18} /> },
  ],
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const OpenDark: Story = { ...inDark, play: open };
export const OpenAt320: Story = { ...at320, play: open };
export const OpenArabic: Story = { ...inArabic, args: arabic, play: open };
export const OpenUrduAt320Dark: Story = {
  ...inUrduAt320InDark,
  args: {
    label: 'مزید',
    items: [
      { label: 'بلاک کریں', onClick: fn(), icon: <BlockIcon size={18} /> },
      { label: 'شکایت کریں', onClick: fn(), icon: <FlagIcon size={18} /> },
    ],
  },
  play: open,
};
