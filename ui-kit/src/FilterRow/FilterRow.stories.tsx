import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { oneLongWord } from '../testing/samples.ts';
import { said } from '../testing/said.ts';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { at320, inArabic, inDark, inUrduAt320InDark, ofEveryState } from '../testing/story-states.ts';
import { FilterRow } from './FilterRow.tsx';

const item = (label: string, isChosen = false, removeLabel = said('Remove {label}', { label }), id = label) => ({
  id,
  label,
  isChosen,
  removeLabel,
});

/** The chosen ages, in the words of the product. */
const chosenAge = said('{name}: {value}', { name: 'Age', value: said('{from} to {to}', { from: 24, to: 30 }) });
const ageItem = item(chosenAge, true, undefined, 'age');

/** A row of chips above a list: each opens the choice of one filter, and a chosen one can be taken away. */
const meta = {
  title: 'Kit/Filter row',
  component: FilterRow,
  parameters: {
    usage: {
      use: ['Above a list on wide screens, to show which filters there are and which are chosen.'],
      avoid: ['On phones: use a button that opens a Drawer.', 'To choose values: use Chip group.'],
      anatomy: [
        { part: 'A chip for each filter; a chosen one says its value', at: '[role=group] > span > span' },
        { part: 'A button that removes a chosen one', at: '[class*=_remove_]' },
        { part: 'A filter that is not chosen', at: '[role=group] > span > span:nth-child(2)' },
        'Its choice, over the list',
        { part: 'Clear all', at: '[class*=_clear_]' },
      ],
      do: ['Say the chosen value in words: “Age: 24 to 30”.'],
      dont: ['Do not show how many results there are.'],
      keyboard: { Tab: 'goes from button to button', Enter: 'opens the choice, or removes it' },
      screenReader: [
        'The row is a group with a name. A chip says whether its choice, or the drawer with more filters, is open; the button that takes it away says of what.',
      ],
    },
  },
  args: {
    label: 'Filters',
    items: [ageItem, item('Country'), item('Marital status'), item('School of thought'), item('Prayer')],
    openedId: null,
    onOpen: fn(),
    children: 'The choice',
    onRemove: fn(),
    clearLabel: 'Clear all',
    onClear: fn(),
  },
} satisfies Meta<typeof FilterRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};
/** The cards below do not move. */
export const Opened: Story = { args: { openedId: 'Country' } };
export const OpenedDark: Story = { ...Opened, ...inDark };
export const NoneChosen: Story = { args: { items: [item('Age'), item('Country'), item('Education')] } };
export const LongText: Story = {
  args: {
    items: [item(`Education: ${oneLongWord}`, true), item('Age')],
  },
  ...at320,
};

/** A chosen filter is opened, removed, or all are cleared. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Age: 24 to 30' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('age');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('age');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const OneChosenDark: Story = { ...inDark };
export const OneChosenArabic: Story = { ...inArabic };
export const OneChosenUrduAt320Dark: Story = { ...inUrduAt320InDark };
export const EveryState: Story = {
  ...ofEveryState,
  args: { items: [item('Country'), ageItem] },
  render: (props) => (
    <StateMatrix
      part={FilterRow}
      args={props}
      of="span > button:first-child"
      more={{
        'None chosen': { items: [item('Age'), item('Country'), item('Education')] },
        Long: { items: [item(`Education: ${oneLongWord}`, true), item('Age')] },
      }}
    />
  ),
};

const Row = ({ items }: { items: string[] }) => (
  <FilterRow
    label="Filters"
    items={items.map((label, i) => item(label, i === 0, `Remove ${label}`))}
    openedId={null}
    onOpen={fn()}
    onRemove={fn()}
    clearLabel="Clear all"
    onClear={fn()}
  >
    {null}
  </FilterRow>
);

export const RightAndWrong: StoryObj = doAndDont({
  do: { says: 'the chosen value in words.', shows: <Row items={['Age: 24 to 30', 'Country']} /> },
  dont: { says: 'a number that hides what was chosen.', shows: <Row items={['Age (1)', 'Country']} /> },
});
