import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { oneLongWord } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inDark, inUrduAt320InDark, ofEveryState } from '../testing/story-states.ts';
import { MultiSelect } from './MultiSelect.tsx';
import { fieldStories, places, withRoom } from '../testing/story-fields.tsx';

/** Several of many: Mantine's MultiSelect, which shows chosen options as pills. */
const meta = {
  title: 'Kit/Fields/Multi-select',
  component: MultiSelect,
  ...fieldStories,
  parameters: {
    usage: {
      use: ['To choose several of a long list: countries, schools of thought.'],
      avoid: ['For a few short words: use Chip group.', 'For one: use Select.'],
      anatomy: [
        { part: 'Label and help', at: 'label' },
        { part: 'What was chosen, as pills', at: '[class*=Pill-root]' },
        { part: 'The button that removes it', at: '[class*=Pill-remove]' },
        { part: 'Input that searches', at: 'input[role=combobox]' },
        'List',
        'Error',
      ],
      do: ['Say in the placeholder what an empty field means: “Anywhere”.'],
      dont: ['Do not hide what was chosen behind a number.'],
      keyboard: {
        'Enter or ↓': 'opens the list',
        Typing: 'searches',
        '↓ and ↑': 'go through the list',
        Enter: 'chooses, or removes the choice',
        Backspace: 'removes the last pill',
        Esc: 'closes the list',
      },
      screenReader: [
        'What was chosen is read with the field.',
        'While one types, it says how many options match and which one Enter chooses, or that nothing is found.',
      ],
    },
  },
  args: { label: 'Preferred countries', data: places, placeholder: 'Anywhere' },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('combobox'));
  await expect(await canvas.findByRole('listbox')).toBeVisible();
};

export const SeveralChosen: Story = {
  args: { defaultValue: ['India', 'United Arab Emirates'] },
};
export const NoneChosen: Story = {
  // as high as the other fields
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement).findByRole('combobox');
    const box = input.closest('[data-multiline]')?.querySelector('[data-variant]') ?? input;
    await expect(box.getBoundingClientRect().height).toBe(48);
  },
};
export const WithError: Story = { args: { error: 'At least one country is required' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ['India'] } };
export const OpenList: Story = { ...SeveralChosen, ...withRoom, play: open };
export const OpenListDark: Story = { ...SeveralChosen, ...withRoom, ...inDark, play: open };
export const ManyChosenAt320: Story = {
  ...at320,
  args: {
    data: [...places, { value: oneLongWord, label: oneLongWord }],
    defaultValue: ['India', 'United Arab Emirates', 'United Kingdom', 'Indonesia', oneLongWord],
  },
};
export const SeveralChosenUrduAt320Dark: Story = { ...inUrduAt320InDark, ...SeveralChosen };
export const EveryState: Story = {
  ...ofEveryState,
  args: { defaultValue: ['India', 'Egypt'] },
  render: (props) => (
    <StateMatrix
      part={MultiSelect}
      isField
      args={props}
      more={{
        Empty: { defaultValue: [] },
        Disabled: { disabled: true },
        'With an error': { defaultValue: [], error: 'At least one country is required' },
        Long: { data: [{ value: 'long', label: oneLongWord }], defaultValue: ['long'] },
      }}
    />
  ),
};

/** The pictures of the rules are not translated. */
const inEnglish = ['India', 'Egypt'].map((name) => ({ value: name, label: name }));

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: {
      says: 'each choice, with a way to remove it.',
      shows: <MultiSelect label="Preferred countries" data={inEnglish} defaultValue={['India', 'Egypt']} />,
    },
    dont: {
      says: 'a number that hides what was chosen.',
      shows: <MultiSelect label="Preferred countries" data={inEnglish} placeholder="2 countries" />,
    },
  },
  {
    do: {
      says: 'what an empty field means.',
      shows: <MultiSelect label="Preferred countries" data={inEnglish} placeholder="Anywhere" />,
    },
    dont: {
      says: 'an empty field: is none allowed, or any?',
      shows: <MultiSelect label="Preferred countries" data={inEnglish} />,
    },
  },
);
