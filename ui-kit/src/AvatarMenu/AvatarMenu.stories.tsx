import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { LeaveIcon, PencilIcon, PersonIcon } from '../icons/icons.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';

const meta = {
  title: 'Kit/AvatarMenu',
  component: AvatarMenu,
  args: {
    sealId: 'me',
    items: [
      { label: 'View Profile', href: '#my-profile', icon: <PersonIcon /> },
      { label: 'Edit Profile', href: '#edit-profile', icon: <PencilIcon /> },
      { label: 'Logout', onClick: () => undefined, icon: <LeaveIcon /> },
    ],
    choices: [{ label: 'Appearance', value: 'light', onChange: () => undefined, options: [{ value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }, { value: 'auto', label: 'As my device' }] }],
  },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 420 }}><Story /></div>],
} satisfies Meta<typeof AvatarMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Account menu' })) };
export const WithPicture: Story = { args: { imageUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#85591a" d="M0 0h4v4H0z"/></svg>')}` } };
export const PictureThatDoesNotLoad: Story = { args: { imageUrl: 'data:image/png;base64,AAAA' } };
