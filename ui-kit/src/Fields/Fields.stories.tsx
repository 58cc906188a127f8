import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { longArabic, longUrdu, oneLongWord } from '../samples.ts';
import { at320, inArabic, inDark, inUrdu, inUrduAt320InDark } from '../story-states.ts';
import { FieldHelp } from './FieldHelp.tsx';
import { MultiSelectField } from './MultiSelectField.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { SuggestField } from './SuggestField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { CodeField, DateField, TextField } from './TextField.tsx';

const places = [
  'Bangladesh',
  'Egypt',
  'India',
  'Indonesia',
  'Jordan',
  'Kenya',
  'Malaysia',
  'Morocco',
  'Nigeria',
  'Pakistan',
  'Türkiye',
  'United Arab Emirates',
  'United Kingdom',
].map((label) => ({ value: label, label }));

/** Labels above, help under them, errors where the eye is. Nothing typed is refused silently. */
const meta = {
  title: 'Kit/Fields',
  component: TextField,
  subcomponents: {
    TextAreaField,
    NumberField,
    DateField,
    CodeField,
    SelectField,
    MultiSelectField,
    SuggestField,
    FieldHelp,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj;

function useTyped(start = '') {
  const [value, setValue] = useState(start);
  return { value, onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value) };
}

export const Text: Story = { render: () => <TextField label="City" {...useTyped()} placeholder="Where you live" /> };
export const TextWithHelp: Story = {
  render: () => (
    <TextField
      label="Phone number"
      type="tel"
      description="Include country code (e.g., +91 for India)"
      placeholder="+91XXXXXXXXXX"
      {...useTyped()}
    />
  ),
};
export const TextWithError: Story = {
  render: () => <TextField label="Full name" error="Full name is required" {...useTyped()} />,
};
export const TextDisabled: Story = { render: () => <TextField label="Full name" disabled {...useTyped('Amina')} /> };
export const TextInUrdu: Story = { render: () => <TextField label="City" {...useTyped('لاہور')} /> };
export const Words: Story = {
  render: () => (
    <TextAreaField
      label="About me"
      description="What matters to you, in your own words."
      limit={1500}
      counterFrom={1400}
      {...useTyped()}
    />
  ),
};
export const WordsNearTheEnd: Story = {
  render: () => (
    <TextAreaField label="About me" limit={1500} counterFrom={1400} {...useTyped('A gentle home. '.repeat(97))} />
  ),
};
export const WordsTooMany: Story = {
  render: () => (
    <TextAreaField
      label="About me"
      limit={1500}
      counterFrom={1400}
      error="Maximum 1500 characters"
      {...useTyped('A gentle home. '.repeat(103))}
    />
  ),
};
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
    return (
      <SelectField
        label="Gender"
        placeholder="Choose"
        options={[
          { value: 'MALE', label: 'Male' },
          { value: 'FEMALE', label: 'Female' },
        ]}
        value={gender}
        onChange={setGender}
      />
    );
  },
};
export const SearchableSelect: Story = {
  render: function Render() {
    const [country, setCountry] = useState<string | null>('India');
    return <SelectField label="Country" options={places} value={country} onChange={setCountry} />;
  },
};
export const DisabledSelect: Story = {
  render: () => (
    <SelectField
      label="State"
      disabled
      placeholder="Choose a country first"
      options={[]}
      value={null}
      onChange={() => undefined}
    />
  ),
};
export const SelectWithError: Story = {
  render: () => (
    <SelectField label="Country" error="Country is required" options={places} value={null} onChange={() => undefined} />
  ),
};
export const SeveralOfMany: Story = {
  render: function Render() {
    const [countries, setCountries] = useState(['India', 'United Arab Emirates']);
    return (
      <MultiSelectField
        label="Countries"
        description="Where they may live"
        options={places}
        value={countries}
        onChange={setCountries}
      />
    );
  },
};
export const Suggestions: Story = {
  render: function Render() {
    const [education, setEducation] = useState('');
    return (
      <SuggestField
        label="Education"
        suggestions={['Bachelor of Arts', 'Bachelor of Science', 'MBBS', 'Hifz']}
        value={education}
        onChange={setEducation}
      />
    );
  },
};
export const Help: Story = { render: () => <FieldHelp href="#about-me">Tips for writing</FieldHelp> };

const open: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('combobox'));
  await expect(canvas.getByRole('listbox')).toBeVisible();
};

/** Room for the open list, so that all of it is seen and scanned. */
const withRoom = {
  decorators: [
    (Story: () => React.ReactNode) => (
      <div style={{ minHeight: 400 }}>
        <Story />
      </div>
    ),
  ],
};

export const TextWithFocus: Story = { ...Text, play: async () => userEvent.tab() };
export const TextWithErrorAndFocus: Story = { ...TextWithError, play: async () => userEvent.tab() };
export const LongLabelAndErrorAt320: Story = {
  ...at320,
  render: () => (
    <TextField
      label="Where did you study, and what, and for how long, if you studied at all"
      description="Leave out what you would rather say in person."
      error={`Maximum 50 characters: ${oneLongWord}`}
      {...useTyped(oneLongWord)}
    />
  ),
};
export const WordsInArabic: Story = {
  ...inArabic,
  render: () => (
    <TextAreaField
      label="نبذة عني"
      description="ما يهمّك، بكلماتك."
      limit={1500}
      counterFrom={0}
      {...useTyped(longArabic)}
    />
  ),
};
/** What is typed runs in its own direction. */
export const UrduTypedOnAnEnglishPage: Story = {
  render: () => <TextAreaField label="About me" limit={1500} counterFrom={1400} {...useTyped(longUrdu)} />,
};
export const OpenList: Story = { ...SearchableSelect, ...withRoom, play: open };
export const OpenListInDark: Story = { ...SearchableSelect, ...withRoom, ...inDark, play: open };
export const OpenListOfMany: Story = { ...SeveralOfMany, ...withRoom, play: open };
export const OpenSuggestions: Story = {
  ...Suggestions,
  ...withRoom,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Ba');
    await expect(within(canvasElement).getByRole('listbox')).toBeVisible();
  },
};
export const NothingFound: Story = {
  ...SearchableSelect,
  ...withRoom,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Atlantis');
    await expect(within(canvasElement).getByText('Nothing found')).toBeVisible();
  },
};
export const ManyChosenAt320: Story = {
  ...at320,
  render: function Render() {
    const [countries, setCountries] = useState([
      'India',
      'United Arab Emirates',
      'United Kingdom',
      'Indonesia',
      oneLongWord,
    ]);
    return (
      <MultiSelectField
        label="Countries"
        options={[...places, { value: oneLongWord, label: oneLongWord }]}
        value={countries}
        onChange={setCountries}
      />
    );
  },
};
export const NoneChosen: Story = {
  render: () => (
    <MultiSelectField label="Countries" placeholder="Anywhere" options={places} value={[]} onChange={() => undefined} />
  ),
};
export const SeveralWithError: Story = {
  render: () => (
    <MultiSelectField
      label="Countries"
      error="Please select at least one country"
      options={places}
      value={[]}
      onChange={() => undefined}
    />
  ),
};
export const SeveralDisabled: Story = {
  render: () => (
    <MultiSelectField label="Countries" disabled options={places} value={['India']} onChange={() => undefined} />
  ),
};
export const NumberWithError: Story = {
  render: () => <NumberField label="Height" unit="ft" error="Height is required" value="" onChange={() => undefined} />,
};
export const DayWithError: Story = {
  render: () => <DateField label="Date of birth" error="Date of birth is required" {...useTyped()} />,
};
export const CodeInUrdu: Story = {
  ...inUrdu,
  render: () => <CodeField label="کوڈ" length={6} {...useTyped('123456')} />,
};
export const PhoneNumberInArabic: Story = {
  ...inArabic,
  render: () => (
    <TextField label="رقم الهاتف" type="tel" description="مع رمز البلد، مثل ‎+20 لمصر" {...useTyped('+201001234567')} />
  ),
};
export const OpenListInArabic: Story = {
  ...inArabic,
  ...withRoom,
  render: function Render() {
    const [country, setCountry] = useState<string | null>('EG');
    return (
      <SelectField
        label="البلد"
        options={[
          { value: 'EG', label: 'مصر' },
          { value: 'SA', label: 'المملكة العربية السعودية' },
          { value: 'MY', label: 'ماليزيا' },
        ]}
        value={country}
        onChange={setCountry}
      />
    );
  },
  play: open,
};
export const SeveralInUrduAt320InDark: Story = {
  ...inUrduAt320InDark,
  render: () => (
    <MultiSelectField
      label="ممالک"
      description="جہاں وہ رہ سکتے ہیں"
      options={[
        { value: 'PK', label: 'پاکستان' },
        { value: 'IN', label: 'بھارت' },
      ]}
      value={['PK', 'IN']}
      onChange={() => undefined}
    />
  ),
};
export const HelpInArabic: Story = { ...inArabic, render: () => <FieldHelp href="#about-me">نصائح للكتابة</FieldHelp> };
