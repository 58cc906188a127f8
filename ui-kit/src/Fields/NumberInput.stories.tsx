import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { inDark, inUrduAt320InDark, ofEveryState } from '../testing/story-states.ts';
import { NumberInput } from './NumberInput.tsx';
import { fieldStories } from '../testing/story-fields.tsx';

/** A number: Mantine's NumberInput, which also takes the digits of Arabic and Urdu, and never changes what was typed. */
const meta = {
  title: 'Kit/Fields/Number input',
  component: NumberInput,
  ...fieldStories,
  parameters: {
    usage: {
      use: ['For a number with limits: height, age, income.'],
      avoid: ['For phone numbers and codes: use Text input.'],
      anatomy: [
        { part: 'Label', at: 'label' },
        { part: 'Input, which takes Western, Arabic and Urdu digits', at: 'input' },
        { part: 'Unit', at: '[class*=Input-section]' },
        'Error',
      ],
      do: ['Show the unit beside the number.', 'Keep what was typed when it is beyond a limit, and say the limit.'],
      dont: ['Do not change the number by the wheel of the mouse.'],
      keyboard: { '↑ and ↓': 'change the number by one step', Tab: 'leaves it as it was typed' },
      screenReader: [
        'Label, help and error are read with the field. The unit is not: say it in the label where it is not clear.',
      ],
    },
  },
  args: { label: 'Height', rightSection: 'ft', step: 0.1, min: 3, max: 8, defaultValue: 5.4 },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: '5.6' } };
export const WithError: Story = { args: { defaultValue: '', error: 'Height is required' } };
export const WithSteps: Story = { args: { label: 'Age', hasSteps: true, step: 1, min: 18, max: 99, defaultValue: 24 } };
export const Disabled: Story = { args: { disabled: true } };
export const FilledDark: Story = { ...inDark };
export const FilledUrduAt320Dark: Story = { ...inUrduAt320InDark };

/** A number beyond a limit stays as it was typed; the form shows the error. */
export const BeyondTheLimit: Story = {
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Height' });
    await userEvent.type(field, '9.5');
    await userEvent.tab();
    await expect(field).toHaveValue('9.5');
  },
};
export const ByArrows: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Height' });
    await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('5.5');
  },
};
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={NumberInput}
      isField
      args={props}
      more={{
        Empty: { defaultValue: '' },
        Disabled: { disabled: true },
        'With an error': { defaultValue: '', error: 'Height is required' },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: {
      says: 'what was typed stays, and the error says the limits.',
      shows: <NumberInput label="Lowest age" defaultValue={12} error="Please enter an age from 18 to 99" />,
    },
    dont: {
      says: 'another number than the one that was typed, without a word.',
      shows: <NumberInput label="Lowest age" defaultValue={18} />,
    },
  },
  {
    do: {
      says: 'the unit beside the number.',
      shows: <NumberInput label="Height" rightSection="ft" defaultValue={5.4} />,
    },
    dont: { says: 'a number of something.', shows: <NumberInput label="Height" defaultValue={5.4} /> },
  },
);
