import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { oneLongWord } from '../testing/samples.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState } from '../testing/story-states.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { fieldStories } from '../testing/story-fields.tsx';

const options = (labels: string[]) => labels.map((label) => ({ value: label, label }));

const reasons = options(['Fake profile', 'Asks for money', 'Other']);

/** A question that must be answered, with its error. */
const wrong = { label: 'Reason', data: reasons, error: 'Please select a reason' };

/** One of a few, all of them visible. */
const meta = {
  title: 'Kit/Fields/Radio group',
  component: RadioGroup,
  ...fieldStories,
  parameters: {
    usage: {
      use: ['For one of two to five, all of them in sight.'],
      avoid: ['For more than five: use Select.', 'For yes or no: use Checkbox or Switch.'],
      anatomy: [
        { part: 'Label', at: '[class*=InputWrapper-label]' },
        { part: 'Options', at: '[role=radiogroup]' },
        { part: 'The circle of an option', at: '[role=radiogroup] input' },
        { part: 'Its words', at: '[role=radiogroup] label' },
        'Error',
      ],
      do: ['Order the options as a person expects them.'],
      dont: ['Do not choose one beforehand where the answer matters.'],
      keyboard: {
        Tab: 'reaches the chosen option',
        '↓ and ↑': 'choose the next option',
        Space: 'chooses the focused one',
      },
      screenReader: ['A group with its label; each option is read with its place in it.'],
    },
  },
  args: { label: 'Appearance', data: options(['Light', 'Dark', 'As my device']) },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: 'Dark' } };
export const NoneChosen: Story = {};
export const ChosenDark: Story = { ...inDark, ...Chosen };
export const Chips: Story = { args: { isChips: true, defaultValue: 'Dark' } };
export const ChipsDark: Story = { ...inDark, ...Chips };
export const ChipsWithFocus: Story = { ...Chips, play: async () => userEvent.tab() };
export const ChipsUrduAt320Dark: Story = { ...Chips, ...inUrduAt320InDark };
export const WithError: Story = { args: wrong };
export const ChosenAt320: Story = { ...at320, ...Chosen };
export const ChosenArabic: Story = { ...inArabic, ...Chosen };
export const ChosenUrduAt320Dark: Story = { ...inUrduAt320InDark, ...Chosen };
export const EveryState: Story = {
  ...ofEveryState,
  args: { defaultValue: 'Dark' },
  render: (props) => (
    <Stack gap="xl">
      <StateMatrix
        part={RadioGroup}
        args={props}
        of="input"
        more={{
          'None chosen': { defaultValue: null },
          'With an error': { defaultValue: null, ...wrong },
          Disabled: { disabled: true },
          Long: {
            label: 'School of thought',
            data: options(['Sunni - Hanafi (Ahle Sunnat ul jamaat)', oneLongWord]),
            defaultValue: oneLongWord,
          },
        }}
      />
      <StateMatrix
        part={RadioGroup}
        rest="As chips"
        args={{ ...props, isChips: true }}
        of="input"
        more={{ 'With an error': { defaultValue: null, ...wrong } }}
      />
    </Stack>
  ),
};

export const RightAndWrong: StoryObj = doAndDont({
  do: { says: 'nothing is chosen: the answer matters.', shows: <RadioGroup label="Reason" data={reasons} /> },
  dont: {
    says: 'an accusation that nobody has made.',
    shows: <RadioGroup label="Reason" data={reasons} defaultValue="Fake profile" />,
  },
});
