import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FieldHelp } from './FieldHelp.tsx';
import { MultiSelectField } from './MultiSelectField.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { SuggestField } from './SuggestField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { CodeField, DateField, TextField } from './TextField.tsx';

const places = ['Bangladesh', 'Egypt', 'India', 'Indonesia', 'Jordan', 'Kenya', 'Malaysia', 'Morocco', 'Nigeria', 'Pakistan', 'Türkiye', 'United Arab Emirates', 'United Kingdom'].map((label) => ({ value: label, label }));

/** Labels above, help under them, errors where the eye is. Nothing typed is refused silently. */
const meta = {
  title: 'Kit/Fields',
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function useTyped(start = '') {
  const [value, setValue] = useState(start);
  return { value, onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value) };
}

export const Text: Story = { render: () => <TextField label="City" {...useTyped()} placeholder="Where you live" /> };
export const TextWithHelp: Story = { render: () => <TextField label="Phone number" type="tel" description="Include country code (e.g., +91 for India)" placeholder="+91XXXXXXXXXX" {...useTyped()} /> };
export const TextWithError: Story = { render: () => <TextField label="Full name" withAsterisk error="Full name is required" {...useTyped()} /> };
export const TextDisabled: Story = { render: () => <TextField label="Full name" disabled {...useTyped('Amina')} /> };
export const TextInUrdu: Story = { render: () => <TextField label="City" {...useTyped('لاہور')} /> };
export const Words: Story = { render: () => <TextAreaField label="About me" description="What matters to you, in your own words." limit={1500} counterFrom={1400} {...useTyped()} /> };
export const WordsNearTheEnd: Story = { render: () => <TextAreaField label="About me" limit={1500} counterFrom={1400} {...useTyped('A gentle home. '.repeat(97))} /> };
export const WordsTooMany: Story = { render: () => <TextAreaField label="About me" limit={1500} counterFrom={1400} error="Maximum 1500 characters" {...useTyped('A gentle home. '.repeat(103))} /> };
export const Number: Story = {
  render: function Render() {
    const [height, setHeight] = useState<number | ''>(5.4);
    return <NumberField label="Height" unit="ft" step={0.1} value={height} onChange={setHeight} />;
  },
};
export const Day: Story = { render: () => <DateField label="Date of birth" {...useTyped('1997-03-14')} /> };
export const Code: Story = { render: () => <CodeField label="Code" length={6} {...useTyped('1234')} /> };
export const ShortSelect: Story = {
  render: function Render() {
    const [gender, setGender] = useState<string | null>(null);
    return <SelectField label="Gender" placeholder="Choose" options={[{ value: 'MALE', label: 'Male' }, { value: 'FEMALE', label: 'Female' }]} value={gender} onChange={setGender} />;
  },
};
export const SearchableSelect: Story = {
  render: function Render() {
    const [country, setCountry] = useState<string | null>('India');
    return <SelectField label="Country" options={places} value={country} onChange={setCountry} />;
  },
};
export const DisabledSelect: Story = { render: () => <SelectField label="State" disabled placeholder="Choose a country first" options={[]} value={null} onChange={() => undefined} /> };
export const SelectWithError: Story = { render: () => <SelectField label="Country" error="Country is required" options={places} value={null} onChange={() => undefined} /> };
export const SeveralOfMany: Story = {
  render: function Render() {
    const [countries, setCountries] = useState(['India', 'United Arab Emirates']);
    return <MultiSelectField label="Countries" description="Where they may live" options={places} value={countries} onChange={setCountries} />;
  },
};
export const Suggestions: Story = {
  render: function Render() {
    const [education, setEducation] = useState('');
    return <SuggestField label="Education" suggestions={['Bachelor of Arts', 'Bachelor of Science', 'MBBS', 'Hifz']} value={education} onChange={setEducation} />;
  },
};
export const Help: Story = { render: () => <FieldHelp href="#about-me">Tips for writing</FieldHelp> };
