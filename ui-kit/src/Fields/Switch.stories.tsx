import type { Meta, StoryObj } from '@storybook/react-vite';
import { said } from '../testing/said.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { Button } from '../Button/Button.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState } from '../testing/story-states.ts';
import { fieldStories } from '../testing/story-fields.tsx';
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
      anatomy: [
        { part: 'Switch', at: '[class*=Switch-track]' },
        { part: 'Label', at: 'span[class*=Switch-label]' },
        { part: 'What it changes', at: '[class*=Switch-description]' },
      ],
      do: ['Say what is so while it is on.'],
      dont: ['Do not ask for a second press to save.'],
      keyboard: { Tab: 'reaches the switch', Space: 'turns it on and off' },
      screenReader: ['A switch that is on or off; what it changes is read with it.'],
    },
  },
  args: {
    label: said(
      "{person, select, self {Pause my profile} son {Pause my son's profile} daughter {Pause my daughter's profile} brother {Pause my brother's profile} sister {Pause my sister's profile} other {Pause the profile}}",
      { person: 'self' },
    ),
    description: said(
      '{person, select, self {It is in no list, and nobody can send you a proposal.} son {It is in no list, and nobody can send a proposal for your son.} daughter {It is in no list, and nobody can send a proposal for your daughter.} brother {It is in no list, and nobody can send a proposal for your brother.} sister {It is in no list, and nobody can send a proposal for your sister.} other {It is in no list, and nobody can send a proposal.}} Members with whom there is a proposal still see it. You can go on reading, sending and answering.',
      { person: 'self' },
    ),
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

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'what is so while it is on, and it counts at once.',
    shows: (
      <Switch
        label="Pause my profile"
        description="It is in no list, and nobody can send you a proposal."
        defaultChecked
      />
    ),
  },
  dont: {
    says: 'a question, and a second press before it counts.',
    shows: (
      <>
        <Switch label="Pause profile?" defaultChecked />
        <Button mt="md">Save</Button>
      </>
    ),
  },
});
