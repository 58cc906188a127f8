import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { at320, inArabic, inDark, inUrduAt320InDark } from '../story-states.ts';
import { ChoiceChips, TagPicker, type ChoiceChipsProps } from './ChoiceChips.tsx';

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
const arabic = named([
  'متدين',
  'محب للعائلة',
  'مهني',
  'ملتزم',
  'طموح في عمله',
  'نشيط',
  'مغامر',
  'مبدع',
  'مثقف',
  'محب للسفر',
]);
const urdu = named([
  'دین دار',
  'خاندان سے جڑا ہوا',
  'پیشہ ور',
  'باعمل',
  'کیریئر پر توجہ',
  'چست طرزِ زندگی',
  'مہم جو',
  'تخلیقی',
  'علم دوست',
  'سیاح',
]);

function Held(props: ChoiceChipsProps) {
  const [value, setValue] = useState([...props.value]);
  return <TagPicker {...props} value={value} onChange={setValue} />;
}

/** Chips that are checkboxes: the tags ("2 of 3", `TagPicker`) and the preferred marital statuses. */
const meta = {
  title: 'Kit/ChoiceChips',
  component: ChoiceChips,
  args: {
    label: 'Tags',
    description: 'Three words that describe you.',
    options: tags,
    value: ['Religious', 'Creative'],
    count: 3,
    onChange: () => undefined,
  },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoOfThree: Story = {};
export const None: Story = { args: { value: [] } };
export const AllThree: Story = { args: { value: ['Religious', 'Creative', 'Traveler'] } };
export const WithError: Story = { args: { error: 'Please select exactly 3 tags' } };
export const WithoutACount: Story = {
  args: {
    label: 'Marital status',
    description: undefined,
    count: undefined,
    options: named(['Unmarried', 'Married', 'Divorced', 'Widowed']),
    value: ['Unmarried'],
  },
};
export const LongWords: Story = {
  args: {
    options: [
      ...named([
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        'Somebody who reads more than is good for the eyes, and says so',
      ]),
      ...tags,
    ],
    value: ['Somebody who reads more than is good for the eyes, and says so'],
  },
  ...at320,
};
export const WithFocus: Story = { play: async () => userEvent.tab() };

/** A fourth can be chosen; the form says that it is one too many. */
export const ByKeyboard: Story = {
  args: { value: ['Religious', 'Creative', 'Traveler'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Family oriented' })).toBeChecked();
    await expect(canvas.getByText('4 of 3')).toBeVisible();
  },
};
export const At320: Story = { ...at320 };
export const InDark: Story = { ...inDark };
export const WithErrorInDark: Story = { ...inDark, args: { error: 'Please select exactly 3 tags' } };
export const InArabic: Story = {
  ...inArabic,
  args: { label: 'الصفات', description: 'ثلاث كلمات تصفك.', options: arabic, value: ['متدين', 'مبدع'] },
};
export const InUrduAt320InDark: Story = {
  ...inUrduAt320InDark,
  args: {
    label: 'اوصاف',
    description: 'تین الفاظ جو آپ کو بیان کریں۔',
    options: urdu,
    value: ['دین دار', 'علم دوست', 'سیاح'],
  },
};
