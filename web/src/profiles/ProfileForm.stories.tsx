import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atAddress } from '../testing/screen-decorator.tsx';
import { CreateProfilePage } from './CreateProfilePage.tsx';
import { clearDrafts } from './draft.ts';
import { EditProfilePage } from './EditProfilePage.tsx';

const meta = {
  title: 'Profiles/Form',
  decorators: [atAddress('/')],
  parameters: { layout: 'fullscreen', world: { signedInAs: 'amina-siddiqui' } },
  // What was typed into one story is not the beginning of the next.
  beforeEach: clearDrafts,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => <CreateProfilePage /> };

export const WithErrors: Story = {
  ...Empty,
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('button', { name: 'Next' })),
};

export const Filled: Story = { render: () => <EditProfilePage /> };

export const Preferences: Story = {
  ...Filled,
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('button', { name: 'Next' })),
};
