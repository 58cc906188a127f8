import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { at320, inArabic, inDark } from '../story-states.ts';
import { notify } from './notify.ts';

/** Toasts: announced, dismissable, never the only place where news appears. */
const meta = {
  title: 'Kit/Toasts',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button onClick={() => notify({ kind: 'success', message: 'Proposal sent successfully' })}>Success</Button>
      <Button
        onClick={() =>
          notify({ kind: 'error', message: 'You have sent ten proposals today. Please come back tomorrow.' })
        }
      >
        Error
      </Button>
      <Button
        onClick={() =>
          notify({ kind: 'neutral', message: 'Verification code sent!', position: 'top-center', atMost: 2 })
        }
      >
        Top centre, at most two
      </Button>
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDemand: Story = {};
export const AllKinds: Story = {
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button);
  },
};
export const AllKindsInDark: Story = { ...AllKinds, ...inDark };
export const AllKindsAt320: Story = { ...AllKinds, ...at320 };
export const InArabic: Story = {
  ...inArabic,
  render: () => <Button onClick={() => notify({ kind: 'success', message: 'أُرسل طلب الزواج' })}>نجاح</Button>,
  play: AllKinds.play,
};
