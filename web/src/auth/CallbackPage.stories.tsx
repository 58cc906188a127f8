import type { Meta, StoryObj } from '@storybook/react-vite';
import { atAddress } from '../testing/screen-decorator.tsx';
import { CallbackPage } from './CallbackPage.tsx';

const callback = '/login/oauth2/callback';
const after = (error: string) => [atAddress(callback, `${callback}?error=${error}`)];

const meta = {
  title: 'Auth/Callback',
  component: CallbackPage,
  args: { waiting: null },
} satisfies Meta<typeof CallbackPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cancelled: Story = { decorators: after('cancelled') };
export const Failed: Story = { decorators: after('failed') };
export const EmailNotConfirmed: Story = { decorators: after('email') };
export const ProviderAway: Story = { decorators: after('provider') };
