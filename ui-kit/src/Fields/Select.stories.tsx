import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { oneLongWord } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { inArabic, inDark, ofEveryState } from '../testing/story-states.ts';
import { Select } from './Select.tsx';
import { fieldStories, places, withRoom } from '../testing/story-fields.tsx';

const genders = [
  { value: 'MALE', label: 'Male' },
  { value: 'FEMALE', label: 'Female' },
];

/** One of several: Mantine's Select, searched by typing. */
const meta = {
  title: 'Kit/Fields/Select',
  component: Select,
  ...fieldStories,
  parameters: {
    usage: {
      use: ['For one of more than five.'],
      avoid: ['For two to five: use Radio group.', 'When other answers are allowed: use Autocomplete.'],
      anatomy: [
        { part: 'Label and help', at: 'label' },
        { part: 'Input that searches', at: 'input' },
        { part: 'Arrow', at: '[class*=Input-section]' },
        'List',
        'Error',
      ],
      do: ['Let people search by typing, in their language and in English.'],
      dont: ['Do not leave a list empty without a word: “Choose a country first”.'],
      keyboard: {
        'Enter or ↓': 'opens the list',
        Typing: 'searches',
        '↓ and ↑': 'go through the list',
        Enter: 'chooses',
        Esc: 'closes the list and keeps the choice',
      },
      screenReader: [
        'A combobox, open or closed; the marked option is read.',
        'While one types, it says how many options match and which one Enter chooses, or that nothing is found.',
      ],
    },
  },
  args: { label: 'Country', data: places, placeholder: 'Choose' },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const field = await canvas.findByRole('combobox');
  await userEvent.click(field);
  await expect(await canvas.findByRole('listbox')).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
};

export const Chosen: Story = { args: { defaultValue: 'India' } };
export const Empty: Story = {};
export const Short: Story = {
  args: {
    label: 'Gender',
    data: genders,
  },
};
export const Disabled: Story = {
  args: { label: 'State', disabled: true, placeholder: 'Choose a country first', data: [] },
};
export const WithError: Story = { args: { error: 'Country is required' } };
export const OpenList: Story = { ...withRoom, args: { defaultValue: 'India' }, play: open };
export const OpenListDark: Story = { ...withRoom, ...inDark, args: { defaultValue: 'India' }, play: open };
export const OpenListArabic: Story = { ...OpenList, ...inArabic };
export const NothingFound: Story = {
  ...withRoom,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'Atlantis');
    await expect(await canvas.findByRole('option', { name: 'Nothing found' })).toBeVisible();
  },
};
/** The arrows go from option to option, and Enter chooses. */
export const ByKeyboard: Story = {
  ...withRoom,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const egypt = canvas.getByRole('option', { name: 'Egypt' });
    await expect(field).toHaveAttribute('aria-activedescendant', egypt.id);
    await expect(egypt).toHaveAttribute('data-combobox-selected');
  },
};
export const EveryState: Story = {
  ...ofEveryState,
  args: { defaultValue: 'India' },
  render: (props) => (
    <StateMatrix
      part={Select}
      isField
      args={props}
      more={{
        Empty: { defaultValue: null },
        Disabled: { disabled: true },
        'With an error': { defaultValue: null, error: 'Country is required' },
        Long: { data: [{ value: 'long', label: oneLongWord }], defaultValue: 'long' },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: {
      says: 'an empty list says what comes first.',
      shows: <Select label="State" data={[]} disabled placeholder="Choose a country first" />,
    },
    dont: {
      says: 'a list that opens, and has nothing in it.',
      shows: <Select label="State" data={[]} placeholder="Choose" />,
    },
  },
  {
    do: { says: 'two answers, both in sight.', shows: <RadioGroup label="Gender" data={genders} isChips /> },
    dont: {
      says: 'a list that hides two answers.',
      shows: <Select label="Gender" data={genders} placeholder="Choose" />,
    },
  },
);
