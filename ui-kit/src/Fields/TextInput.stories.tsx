import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { userEvent } from 'storybook/test';
import { said } from '../testing/said.ts';
import { oneLongWord } from '../testing/samples.ts';
import { StateMatrix } from '../testing/StateMatrix.tsx';
import { doAndDont } from '../testing/DoAndDont.tsx';
import { at320, inArabic, inDark, inUrdu, ofEveryState } from '../testing/story-states.ts';
import { fieldStories } from '../testing/story-fields.tsx';
import { CodeInput, DateInput, TextInput } from './TextInput.tsx';

/** One line of text: Mantine's TextInput with the label above, error and help below. DateInput and CodeInput are made of it. */
const meta = {
  title: 'Kit/Fields/Text input',
  component: TextInput,
  subcomponents: { DateInput, CodeInput },
  ...fieldStories,
  parameters: {
    usage: {
      use: ['For one line of text, a date or a code.'],
      avoid: ['For more than one line: use Text area.', 'For numbers with limits: use Number input.'],
      anatomy: [
        { part: 'Label above', at: 'label' },
        { part: 'Input', at: 'input' },
        'Error right below, with an icon',
        { part: 'Help below it', at: '[class*=description]' },
      ],
      do: [
        'Set `type` and `autocomplete`, so that a phone shows the right keys.',
        'Give what is typed its own direction.',
      ],
      dont: ['Do not use the placeholder as a label.'],
      keyboard: { Tab: 'reaches the field; the focus ring shows it' },
      screenReader: ['Label, help and error are read with the field; a wrong one is read as invalid.'],
    },
  },
  args: { label: 'City' },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHelp: Story = {
  args: {
    label: 'Phone number',
    type: 'tel',
    description: 'Include country code (e.g., +91 for India)',
    placeholder: '+91XXXXXXXXXX',
  },
};
export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Hyderabad' } };
export const WithError: Story = { args: { label: 'Full name', placeholder: '', error: 'Full name is required' } };
export const Disabled: Story = { args: { label: 'Full name', disabled: true, defaultValue: 'Amina' } };
export const WithFocus: Story = { play: async () => userEvent.tab() };
export const WithErrorAndFocus: Story = { ...WithError, play: async () => userEvent.tab() };
export const FilledDark: Story = { ...inDark, args: { defaultValue: 'Hyderabad' } };
export const WithErrorDark: Story = { ...inDark, ...WithError };
export const LongLabelAndErrorAt320: Story = {
  ...at320,
  args: {
    label: 'Copy this link and open it in your browser:',
    description: 'Leave out what you would rather say in person.',
    error: 'Maximum 50 characters',
    defaultValue: oneLongWord,
  },
};
export const UrduTypedOnAnEnglishPage: Story = { args: { defaultValue: 'لاہور' } };
export const EnglishTypedOnAnArabicPage: Story = { ...inArabic, args: { defaultValue: 'Lahore (PK)' } };
export const EmptyArabic: Story = { ...inArabic };
export const WithHelpArabic: Story = { ...WithHelp, ...inArabic };
export const Day: Story = {
  args: { label: 'Date of birth', placeholder: '', defaultValue: '1997-03-14' },
  render: (args) => <DateInput {...args} />,
};
export const DayWithError: Story = {
  ...Day,
  args: { label: 'Date of birth', placeholder: '', error: 'Date of birth is required' },
};
export const DayDark: Story = { ...inDark, ...Day };

/** With the focus, the cursor is in the box of the next character. */
export const Code: Story = {
  args: {
    label: 'Verification code',
    placeholder: '',
    description: said('{codeLength, plural, one {# digit, by SMS} other {# digits, by SMS}}', { codeLength: 6 }),
    defaultValue: '123',
  },
  render: Typed,
};
export const CodeWithFocus: Story = { ...Code, play: async () => userEvent.tab() };
export const CodeWithError: Story = {
  args: { label: 'Verification code', placeholder: '', error: 'Invalid verification code', defaultValue: '123456' },
  render: Typed,
};
export const CodeDarkAt320: Story = { ...at320, ...Code, globals: { viewport: { value: 'small' }, scheme: 'dark' } };
export const CodeFilledUrdu: Story = {
  ...inUrdu,
  args: { label: 'Verification code', placeholder: '', defaultValue: '123456' },
  render: Typed,
};

function Typed({ defaultValue, ...args }: ComponentProps<typeof TextInput>) {
  const [value, setValue] = useState(String(defaultValue));
  return <CodeInput {...args} length={6} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

const longField = { label: 'Copy this link and open it in your browser:', defaultValue: oneLongWord };

export const EveryState: Story = {
  ...ofEveryState,
  args: { defaultValue: 'Hyderabad' },
  render: (props) => (
    <StateMatrix
      part={TextInput}
      isField
      args={props}
      more={{
        Empty: { defaultValue: '' },
        Disabled: { disabled: true },
        'With an error': { defaultValue: '', error: 'This is required' },
        Long: longField,
        'Long, with an error': { ...longField, error: 'Maximum 50 characters' },
      }}
    />
  ),
};

export const RightAndWrong: StoryObj = doAndDont(
  {
    do: {
      says: 'the label stays above what is typed.',
      shows: <TextInput label="City" defaultValue="Hyderabad" />,
    },
    dont: {
      says: 'a placeholder in place of a label is gone with the first letter.',
      shows: <TextInput aria-label="City" placeholder="City" />,
    },
  },
  {
    do: {
      says: 'the error says what is missing, right below the field.',
      shows: <TextInput label="Full name" error="Full name is required" />,
    },
    dont: { says: 'an edge in red alone says nothing.', shows: <TextInput label="Full name" error /> },
  },
);
