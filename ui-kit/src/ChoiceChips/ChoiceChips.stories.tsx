import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChoiceChips, type ChoiceChipsProps } from './ChoiceChips.tsx';

const tags = ['Religious', 'Family oriented', 'Professional', 'Practicing', 'Career focused', 'Active lifestyle', 'Adventurous', 'Creative', 'Intellectual', 'Traveler'].map((label) => ({ value: label, label }));

function Held(props: ChoiceChipsProps) {
  const [value, setValue] = useState([...props.value]);
  return <ChoiceChips {...props} value={value} onChange={setValue} />;
}

/** Chips that are checkboxes: the tags ("2 of 3") and the preferred marital statuses. */
const meta = {
  title: 'Kit/ChoiceChips',
  component: ChoiceChips,
  args: { label: 'Tags', description: 'Three words that describe you.', options: tags, value: ['Religious', 'Creative'], count: 3, onChange: () => undefined },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOfThree: Story = {};
export const None: Story = { args: { value: [] } };
export const AllThree: Story = { args: { value: ['Religious', 'Creative', 'Traveler'] } };
export const WithError: Story = { args: { error: 'Please select exactly 3 tags' } };
export const WithoutACount: Story = {
  args: { label: 'Marital status', description: undefined, count: undefined, options: ['Unmarried', 'Married', 'Divorced', 'Widowed'].map((label) => ({ value: label, label })), value: ['Unmarried'] },
};
export const At320: Story = { globals: { viewport: { value: 'small' } } };
