import { Group, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { said } from '../testing/said.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { inArabic, inDark, ofEveryState } from '../testing/story-states.ts';
import { SaveButton } from './SaveButton.tsx';

/** A bookmark on a card or a profile. It shows no text, so none is too long. */
const meta = {
  title: 'Kit/Save button',
  component: SaveButton,
  parameters: {
    usage: {
      use: ['To keep a profile in one’s own list of saved profiles, on a card and on a profile.'],
      avoid: ['To send a proposal: use Button.', 'To save a form: use Button.'],
      anatomy: [
        { part: 'Button, as large as a finger needs', at: 'button' },
        { part: 'Icon, filled when the profile is saved', at: 'button svg' },
        'Label with the name, for screen readers',
      ],
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

const ofMaryam = { label: "Save Maryam's profile", onClick: () => undefined };

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'one button: filled while the profile is saved, and pressed again it removes it.',
    shows: (
      <Group>
        <SaveButton {...ofMaryam} isSaved={false} />
        <SaveButton {...ofMaryam} isSaved />
      </Group>
    ),
  },
  dont: {
    says: 'how many have saved it: saving is private.',
    shows: (
      <Group gap="xs">
        <SaveButton {...ofMaryam} isSaved />
        <Text size="sm">Saved by 12 members</Text>
      </Group>
    ),
  },
});
