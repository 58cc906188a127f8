import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { SendIcon } from '../icons/icons.tsx';
import { amina, longUrdu } from '../samples.ts';
import { at320, inDark, inUrduAt320InDark } from '../story-states.ts';
import { StickyBar } from './StickyBar.tsx';

const send = <Button leftSection={<SendIcon size={18} />}>Send Proposal</Button>;

/** Stays at the foot of the window, opaque, and takes its own room after the last line: nothing is ever under it. */
const meta = {
  title: 'Kit/StickyBar',
  component: StickyBar,
  args: { note: 'Both of you fit each other’s wishes: age, Hyderabad, Hanafi', children: send },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720, marginInline: 'auto', overflowX: 'clip' }}>
        <p dir="auto" style={{ fontSize: 'var(--mq-text-lead)' }}>
          {amina.aboutMe.repeat(4)}
        </p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithNote: Story = {};
export const WithoutNote: Story = { args: { note: undefined } };
export const TwoActions: Story = {
  args: {
    note: undefined,
    children: (
      <>
        <Button variant="default">Previous</Button>
        <Button>Submit</Button>
      </>
    ),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongNoteAt320: Story = {
  globals: at320.globals,
  args: {
    note: 'Both of you fit each other’s wishes: age, Hyderabad, Hanafi, education, occupation and marital status',
  },
};
export const InDark: Story = { globals: inDark.globals };
export const InUrduAt320InDark: Story = {
  globals: inUrduAt320InDark.globals,
  args: { note: longUrdu.slice(0, 92), children: <Button leftSection={<SendIcon size={18} />}>پیغام بھیجیں</Button> },
};
