import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atAddress } from '../testing/screen-decorator.tsx';
import { VerifyPhonePage } from './VerifyPhonePage.tsx';

const meta = {
  title: 'Phone/Verify Your Phone',
  component: VerifyPhonePage,
  decorators: [atAddress('/verify-phone')],
  parameters: { layout: 'fullscreen', world: { signedInAs: 'tahmina-akter' } },
} satisfies Meta<typeof VerifyPhonePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Number: Story = {};

export const CodeSent: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: 'Phone number' }), '+999991000900');
    await userEvent.click(page.getByRole('button', { name: 'Send Code' }));
    await expect(await page.findByText(/Code sent to/)).toBeInTheDocument();
  },
};
