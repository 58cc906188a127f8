import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState } from '../testing/story-states.ts';
import { fieldStories } from './story-fields.tsx';
import { Switch } from './Switch.tsx';

/** Mantine's Switch: turns something on and off at once. */
const meta = {
  title: 'Kit/Fields/Switch',
  component: Switch,
  ...fieldStories,
  parameters: {
    usage: {
      use: ['For a setting that counts at once: pause my profile.'],
      avoid: ['In a form that is sent: use Checkbox.'],
      anatomy: ['Switch', 'Label', 'What it changes'],
      do: ['Say what is so while it is on.'],
      dont: ['Do not ask for a second press to save.'],
      keyboard: { Tab: 'reaches the switch', Space: 'turns it on and off' },
    },
  },
  args: {
    label: 'My profile is paused',
    description:
      'While your profile is paused, it is in no list and nobody can send you a proposal. Members with whom you have a proposal still see it. You can go on reading and answering.',
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { args: { defaultChecked: true } };
export const Off: Story = {};
export const OnDark: Story = { ...inDark, ...On };
export const Disabled: Story = { args: { disabled: true } };
export const OffAt320: Story = { ...at320 };
export const OnArabic: Story = { ...inArabic, ...On };
export const OffUrduAt320Dark: Story = { ...inUrduAt320InDark };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={Switch}
      args={props}
      more={{
        On: { defaultChecked: true },
        Disabled: { disabled: true },
      }}
    />
  ),
};
