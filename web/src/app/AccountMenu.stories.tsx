import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { atAddress } from '../testing/screen-decorator.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const user = { id: '0198c0de-0000-7000-8000-000000000001', email: 'amina@example.test', name: 'Amina', isProfileComplete: true, isPhoneVerified: true };

const meta = {
  title: 'App/Account menu',
  component: AccountMenu,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: { user },
  parameters: { world: { signedInAs: 'amina-siddiqui' } },
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('button', { name: 'Account menu' })),
} satisfies Meta<typeof AccountMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const elsewhere = [atAddress('/community')];

export const Verified: Story = { decorators: elsewhere };
export const VerifiedOnTheLandingPage: Story = { decorators: [atAddress('/')] };
export const PhoneNotVerified: Story = { decorators: elsewhere, args: { user: { ...user, isPhoneVerified: false } } };
export const NoProfileYet: Story = { decorators: elsewhere, args: { user: { ...user, isProfileComplete: false, isPhoneVerified: false } } };
