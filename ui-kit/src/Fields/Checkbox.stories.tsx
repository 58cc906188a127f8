import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { said } from '../testing/said.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState } from '../testing/story-states.ts';
import { Checkbox } from './Checkbox.tsx';
import { fieldStories } from '../testing/story-fields.tsx';

/** Mantine's Checkbox, with a label that wraps. */
const meta = {
  title: 'Kit/Fields/Checkbox',
  component: Checkbox,
  ...fieldStories,
  parameters: {
    usage: {
      use: ['For consent, and for one thing that is true or not once the form is sent.'],
      avoid: ['For a setting that counts at once: use Switch.', 'For one of several: use Radio group.'],
      anatomy: [{ part: 'Box', at: 'input' }, { part: 'Label, which wraps', at: 'label' }, 'Error'],
      do: ['Write the label as a sentence that the person agrees to.'],
      dont: ['Do not tick consent beforehand.'],
      keyboard: { Tab: 'reaches the box', Space: 'ticks it, or removes the tick' },
      screenReader: ['The label is its name; where something is wrong, it is read as invalid.'],
    },
  },
  args: {
    label: said(
      "{person, select, self {I agree that Mithaq stores what I wrote here, my religion included, and shows it to verified members} son {I agree that Mithaq stores what I wrote here, my son's religion included, and shows it to verified members; he knows of it} daughter {I agree that Mithaq stores what I wrote here, my daughter's religion included, and shows it to verified members; she knows of it} brother {I agree that Mithaq stores what I wrote here, my brother's religion included, and shows it to verified members; he knows of it} sister {I agree that Mithaq stores what I wrote here, my sister's religion included, and shows it to verified members; she knows of it} other {I agree that Mithaq stores what I wrote here, the religion included, and shows it to verified members; the person whom it is about knows of it}}",
      { person: 'self' },
    ),
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const error = 'Please tick this box if you agree. Mithaq may not store the profile without it.';

export const Checked: Story = { args: { defaultChecked: true } };
export const Unchecked: Story = {};
export const WithError: Story = { args: { error } };
export const WithErrorDark: Story = { ...inDark, args: { error } };
export const UncheckedAt320: Story = { ...at320 };
export const CheckedArabic: Story = { ...inArabic, ...Checked };
export const UncheckedUrduAt320Dark: Story = { ...inUrduAt320InDark };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={Checkbox}
      args={props}
      more={{
        Checked: { defaultChecked: true },
        Disabled: { disabled: true },
        'With an error': { error },
      }}
    />
  ),
};

const consent = 'I agree that my profile is shown to members who are signed in.';

export const RightAndWrong: StoryObj = doAndDont({
  do: { says: 'a sentence to agree to, not ticked.', shows: <Checkbox label={consent} /> },
  dont: { says: 'a consent that nobody has given.', shows: <Checkbox label={consent} defaultChecked /> },
});
