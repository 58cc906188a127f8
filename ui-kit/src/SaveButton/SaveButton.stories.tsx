import type { Meta, StoryObj } from '@storybook/react-vite';
import { said } from '../testing/said.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { inArabic, inDark, ofEveryState } from '../testing/story-states.ts';
import { SaveButton } from './SaveButton.tsx';

/** A bookmark on a card or a profile. */
const meta = {
  title: 'Kit/Save button',
  component: SaveButton,
  parameters: {
    usage: {
      use: ['To keep a profile in one’s own list of saved profiles, on a card and on a profile.'],
      avoid: ['To send a proposal: use Button.', 'To save a form: use Button.'],
      anatomy: ['Icon, filled when the profile is saved', 'Label with the name, for screen readers'],
      do: ['Let the same button remove what it saved.'],
      dont: ['Do not tell the other member: saving is private.'],
      keyboard: { Tab: 'reaches the button', 'Enter or Space': 'saves the profile, or removes it' },
      screenReader: ['It is a toggle button: its name says whose profile it saves, and “pressed” that it is saved.'],
    },
  },
  args: {
    label: said("Save {firstName}'s profile", { firstName: 'Maryam' }),
    isSaved: false,
    onClick: () => undefined,
  },
} satisfies Meta<typeof SaveButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = { args: { isSaved: true } };
export const NotSaved: Story = {};
export const SavedDark: Story = { ...inDark, args: { isSaved: true } };
export const SavedArabic: Story = { ...Saved, ...inArabic };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={SaveButton}
      args={props}
      more={{
        Saved: { isSaved: true },
      }}
    />
  ),
};
