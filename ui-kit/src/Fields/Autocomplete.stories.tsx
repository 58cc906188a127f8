import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { educations, oneLongWord } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { inArabic, inDark, ofEveryState } from '../testing/story-states.ts';
import { Autocomplete } from './Autocomplete.tsx';
import { fieldStories, withRoom } from '../testing/story-fields.tsx';

/** Free text with suggestions: Mantine's Autocomplete. */
const meta = {
  title: 'Kit/Fields/Autocomplete',
  component: Autocomplete,
  ...fieldStories,
  parameters: {
    usage: {
      use: ['For free text of which the usual answers are known: education, occupation.'],
      avoid: ['When only an answer of the list is allowed: use Select.'],
      anatomy: [
        { part: 'Label', at: 'label' },
        { part: 'Input', at: 'input' },
        'Suggestions, open while typing',
        'Error',
      ],
      do: ['Accept every text, not just a suggestion.'],
      dont: ['Do not change what was typed.'],
      keyboard: {
        Typing: 'opens the suggestions',
        '↓ and ↑': 'go through them',
        Enter: 'takes the marked one, or what is typed, and does not submit',
        Esc: 'closes them and keeps the text',
      },
      screenReader: [
        'A combobox: it says whether the suggestions are open, and each one as the arrows come to it.',
        'Label, help and error are read with the field.',
      ],
    },
  },
  args: { label: 'Education', data: educations },
} satisfies Meta<typeof Autocomplete>;

export default meta;
type Story = StoryObj<typeof meta>;

const suggest: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('combobox'), 'B');
  await expect(await canvas.findByRole('listbox')).toBeVisible();
};

export const Filled: Story = { args: { defaultValue: educations[0] } };
export const Empty: Story = {};
export const WithError: Story = { args: { error: 'Education is required' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: educations[0] } };
export const OpenSuggestions: Story = { ...withRoom, play: suggest };
export const OpenSuggestionsDark: Story = { ...withRoom, ...inDark, play: suggest };
export const FilledArabic: Story = { ...inArabic, ...Filled };
export const EveryState: Story = {
  ...ofEveryState,
  args: { defaultValue: educations[0] },
  render: (props) => (
    <StateMatrix
      part={Autocomplete}
      isField
      args={props}
      more={{
        Empty: { defaultValue: '' },
        Disabled: { disabled: true },
        'With an error': { defaultValue: '', error: 'Education is required' },
        Long: { defaultValue: oneLongWord },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'an answer that is in no list is an answer.',
    shows: <Autocomplete label="Education" data={educations} defaultValue="Alimiyya, Darul Uloom" />,
  },
  dont: {
    says: 'an error for what no list has: then use Select.',
    shows: (
      <Autocomplete
        label="Education"
        data={educations}
        defaultValue="Alimiyya, Darul Uloom"
        error="Please choose from the list"
      />
    ),
  },
});
