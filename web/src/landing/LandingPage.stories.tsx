import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mithaq/ui-kit';
import { atAddress } from '../testing/screen-decorator.tsx';
import { LandingPage } from './LandingPage.tsx';

const meta = {
  title: 'Landing/Landing page',
  component: LandingPage,
  decorators: [atAddress('/')],
  args: { signIn: <Button size="lg">Sign In</Button> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
