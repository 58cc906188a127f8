import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { oneLongWord } from '../testing/samples.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { MultiSelect } from '../Fields/MultiSelect.tsx';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState } from '../testing/story-states.ts';
import { ChipGroup } from './ChipGroup.tsx';

const named = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const tags = named([
  'Religious',
  'Family oriented',
  'Professional',
  'Practicing',
  'Career focused',
  'Active lifestyle',
  'Adventurous',
  'Creative',
  'Intellectual',
  'Traveler',
]);

const statuses = named(['Unmarried', 'Married', 'Divorced', 'Widowed']);

const prayer = [
  ...named(['Five times a day', 'Most prayers', 'Fridays']),
  { value: 'Rather discuss', label: 'Rather discuss', isAside: true },
];

/** One of a few, which can be taken back. */
const single = { label: 'Prayer', data: prayer, count: undefined, whenFull: undefined, isSingle: true };

/** Chips that are checkboxes: the tags ("2 of 3") and the preferred marital statuses; or radio buttons: an optional fact. */
const meta = {
  title: 'Kit/Chip group',
  component: ChipGroup,
  parameters: {
    usage: {
      use: [
        'To choose a fixed number of short words from a list that is shown whole.',
        'For one of a few that may be left out: a last chip takes the answer back.',
      ],
      avoid: ['For one of a few that has to be answered: use Radio group.', 'For long lists: use Multi-select.'],
      anatomy: [
        { part: 'Label', at: '[class*=InputWrapper-label]' },
        { part: 'Count, such as “2 of 3”, after the help', at: '[class*=count]' },
        { part: 'Chips, each a checkbox, or a radio button where one is chosen', at: '[role=group]' },
        { part: 'A chosen chip', at: '[role=group] label' },
        'Error',
      ],
      do: ['Say in the help how many to choose.'],
      dont: ['Do not disable the other chips when the number is reached: say why the next one is refused.'],
      keyboard: {
        Tab: 'goes from chip to chip; where one is chosen, into the group and out of it',
        Space: 'chooses the chip, or removes it',
        Arrows: 'where one is chosen: choose the next one',
      },
      screenReader: [
        'A group with its label; each chip is a checkbox, or a radio button where one is chosen.',
        'The count, and why a chip is refused, are read as they change.',
      ],
    },
  },
  args: {
    label: 'Tags',
    data: tags,
    defaultValue: ['Religious', 'Creative'],
    count: 3,
    whenFull: 'Please select exactly 3 tags',
  },
  // Chosen again when the control changes.
  render: (props) => <ChipGroup key={props.defaultValue?.join()} {...props} />,
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOfThree: Story = {};
export const None: Story = { args: { defaultValue: [] } };
export const AllThree: Story = { args: { defaultValue: ['Religious', 'Creative', 'Traveler'] } };
export const WithError: Story = { args: { error: 'Please select exactly 3 tags' } };
export const WithoutACount: Story = {
  args: {
    label: 'Marital status',
    count: undefined,
    data: statuses,
    defaultValue: ['Unmarried'],
  },
};
export const OneOfAFew: Story = { args: { ...single, defaultValue: ['Fridays'] } };

/** The last chip takes the answer back, and stays while one looks at it. */
export const OneTakenBack: Story = {
  args: { ...single, defaultValue: ['Fridays'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'No answer' }));
    await expect(canvas.getByRole('radio', { name: 'Fridays' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'No answer' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    data: [...named([oneLongWord, 'Sunni - Hanafi (Ahle Sunnat ul jamaat)']), ...tags],
    defaultValue: ['Sunni - Hanafi (Ahle Sunnat ul jamaat)'],
  },
  ...at320,
};
export const WithFocus: Story = { play: async () => userEvent.tab() };

/** A fourth cannot be chosen; the line beneath says why. */
export const ByKeyboard: Story = {
  args: { defaultValue: ['Religious', 'Creative', 'Traveler'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Family oriented' })).not.toBeChecked();
    await expect(canvas.getByText('Please select exactly 3 tags')).toBeVisible();
  },
};
export const TwoOfThreeAt320: Story = { ...at320 };
export const TwoOfThreeDark: Story = { ...inDark };
export const WithErrorDark: Story = { ...inDark, args: { error: 'Please select exactly 3 tags' } };
export const TwoOfThreeArabic: Story = { ...inArabic };
export const TwoOfThreeUrduAt320Dark: Story = { ...inUrduAt320InDark };
export const EveryState: Story = {
  ...ofEveryState,
  render: (props) => (
    <StateMatrix
      part={ChipGroup}
      args={props}
      of="input"
      more={{
        'One of a few': { ...single, defaultValue: ['Fridays'] },
        'With an error': { defaultValue: [], error: 'Please select exactly 3 tags' },
        Long: {
          data: [{ value: 'Long', label: 'Sunni - Hanafi (Ahle Sunnat ul jamaat)' }],
          defaultValue: ['Long'],
        },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont({
  do: {
    says: 'four words, all in sight.',
    shows: <ChipGroup label="Marital status" data={statuses} defaultValue={['Unmarried']} />,
  },
  dont: {
    says: 'a list that hides four words.',
    shows: <MultiSelect label="Marital status" data={statuses} defaultValue={['Unmarried']} />,
  },
});
