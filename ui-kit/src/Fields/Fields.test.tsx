import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../test-render.tsx';
import { FieldHelp } from './FieldHelp.tsx';
import { MultiSelectField } from './MultiSelectField.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { SuggestField } from './SuggestField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const countries = [
  { value: 'IN', label: 'India' },
  { value: 'AE', label: 'United Arab Emirates' },
];

describe('TextField', () => {
  it('is found by its label and told what is wrong', () => {
    renderInKit(<TextField label="Full name" value="" onChange={vi.fn()} error="Full name is required" />);
    const field = screen.getByRole('textbox', { name: 'Full name' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Full name is required');
  });
});

describe('words in either direction', () => {
  it('run as they are typed, and an empty field as the page', () => {
    const { rerender } = renderInKit(<TextField label="City" value="" onChange={vi.fn()} />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('dir');
    rerender(<TextField label="City" value="لاہور" onChange={vi.fn()} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto');
  });

  it('but a telephone number always from the left', () => {
    renderInKit(<TextField label="Phone number" type="tel" value="" onChange={vi.fn()} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'ltr');
  });
});

describe('SelectField', () => {
  it('is a combobox with options', async () => {
    const onChange = vi.fn();
    renderInKit(<SelectField label="Country" options={countries} value={null} onChange={onChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
    await userEvent.click(screen.getByRole('option', { name: 'India' }));
    expect(onChange).toHaveBeenCalledWith('IN');
  });

  it('finds by another name, too', async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ value: String(i), label: `مكان ${i}`, alias: `Place ${i}` }));
    renderInKit(<SelectField label="Country" options={many} value={null} onChange={vi.fn()} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'place 27');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('option', { name: 'مكان 27' })).toBeInTheDocument();
  });

  it('lets one search a long list', async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ value: String(i), label: `Place ${i}` }));
    renderInKit(<SelectField label="Country" options={many} value={null} onChange={vi.fn()} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'Place 27');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});

describe('MultiSelectField', () => {
  it('adds to what was chosen', async () => {
    const onChange = vi.fn();
    renderInKit(<MultiSelectField label="Countries" options={countries} value={['IN']} onChange={onChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Countries' }));
    await userEvent.click(screen.getByRole('option', { name: 'United Arab Emirates' }));
    expect(onChange).toHaveBeenCalledWith(['IN', 'AE']);
  });
});

/** The fields as a form keeps them. */
function Chosen({ searchable }: { searchable?: boolean }) {
  const [value, setValue] = useState<string | null>('IN');
  return <SelectField label="Country" options={countries} value={value} onChange={setValue} searchable={searchable} />;
}

function ChosenOfMany() {
  const [value, setValue] = useState(['IN']);
  return (
    <MultiSelectField label="Countries" placeholder="Choose" options={countries} value={value} onChange={setValue} />
  );
}

function Suggested({ onSubmit }: { onSubmit: () => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SuggestField label="Education" suggestions={['MBBS', 'MBA', 'Hifz']} value={value} onChange={setValue} />
    </form>
  );
}

const combobox = () => screen.getByRole('combobox');
const marked = () => document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('a combobox by keyboard', () => {
  it('opens at what is chosen, goes round, and chooses; the focus stays in the field', async () => {
    renderInKit(<Chosen searchable />);
    await userEvent.tab();
    expect(combobox()).toHaveFocus();
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    expect(combobox()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Country' }).id);
    expect(marked()).toHaveTextContent('India');
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toHaveTextContent('United Arab Emirates');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(combobox()).toHaveValue('United Arab Emirates');
    expect(options()).toEqual([]);
    expect(combobox()).toHaveFocus();
  });

  it('closes with Escape, and when it is left; what was sought is forgotten', async () => {
    renderInKit(<Chosen searchable />);
    await userEvent.tab();
    await userEvent.keyboard('zz');
    expect(screen.getByText('Nothing found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(combobox()).toHaveValue('India');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(options()).toEqual([]);
  });

  it('without a search opens with Space, and goes to a letter', async () => {
    renderInKit(<Chosen />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(options()).toEqual(['India', 'United Arab Emirates']);
    await userEvent.keyboard('u');
    expect(marked()).toHaveTextContent('United Arab Emirates');
    await userEvent.keyboard(' ');
    expect(combobox()).toHaveValue('United Arab Emirates');
  });

  it('keeps several as pills, described, and takes the last away with Backspace', async () => {
    renderInKit(<ChosenOfMany />);
    expect(combobox()).toHaveAccessibleDescription('India');
    await userEvent.tab();
    await userEvent.keyboard('emir{Enter}');
    expect(combobox()).toHaveAccessibleDescription(expect.stringMatching(/^India ?United Arab Emirates$/));
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    await userEvent.keyboard('{Backspace}{Backspace}{Escape}');
    expect(combobox()).not.toHaveAccessibleDescription();
    expect(combobox()).toHaveAttribute('placeholder', 'Choose');
  });

  it('suggests, and leaves free words alone', async () => {
    const onSubmit = vi.fn();
    renderInKit(<Suggested onSubmit={onSubmit} />);
    await userEvent.tab();
    await userEvent.keyboard('mb');
    expect(options()).toEqual(['MBBS', 'MBA']);
    expect(marked()).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(combobox()).toHaveValue('MBA');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(combobox());
    await userEvent.keyboard('Diploma');
    expect(options()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(combobox()).toHaveValue('Diploma');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('a combobox by pointer', () => {
  it('opens, chooses and closes, and the field keeps the focus', async () => {
    renderInKit(<Chosen />);
    await userEvent.click(combobox());
    await userEvent.click(screen.getByRole('option', { name: 'United Arab Emirates' }));
    expect(combobox()).toHaveValue('United Arab Emirates');
    expect(combobox()).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('seeks what is typed after a click, in place of what was chosen', async () => {
    renderInKit(<Chosen searchable />);
    await userEvent.click(combobox());
    await userEvent.keyboard('emir');
    expect(options()).toEqual(['United Arab Emirates']);
  });

  it('takes a pill away', async () => {
    renderInKit(<ChosenOfMany />);
    await userEvent.click(screen.getByRole('button', { hidden: true }));
    expect(combobox()).not.toHaveAccessibleDescription();
  });

  it('does nothing when it is disabled', async () => {
    renderInKit(<SelectField label="State" disabled options={countries} value={null} onChange={vi.fn()} />);
    expect(combobox()).toBeDisabled();
    await userEvent.click(combobox());
    expect(options()).toEqual([]);
  });
});

describe('NumberField', () => {
  it('hands over numbers, and nothing for an empty field', () => {
    const onChange = vi.fn();
    renderInKit(<NumberField label="Height" value={5.5} onChange={onChange} step={0.1} />);
    const field = screen.getByRole('spinbutton', { name: 'Height' });
    fireEvent.change(field, { target: { value: '5.6' } });
    fireEvent.change(field, { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([[5.6], ['']]);
  });
});

describe('TextAreaField', () => {
  function Words({ start }: { start: string }) {
    const [words, setWords] = useState(start);
    return (
      <TextAreaField
        label="About me"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        limit={10}
        counterFrom={8}
      />
    );
  }

  it('counts only from the threshold on', async () => {
    renderInKit(<Words start="1234567" />);
    expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox'), '8');
    expect(screen.getByText('2 characters left')).toBeInTheDocument();
  });

  it('never stops the typing, but says when it is too much', async () => {
    renderInKit(<Words start="1234567890" />);
    await userEvent.type(screen.getByRole('textbox'), 'x');
    expect(screen.getByRole('textbox')).toHaveValue('1234567890x');
    expect(screen.getByText('1 character too many')).toBeInTheDocument();
  });

  it('counts a letter outside the basic plane as one', () => {
    renderInKit(<Words start="𞤀𞤀𞤀𞤀𞤀𞤀𞤀𞤀" />);
    expect(screen.getByText('2 characters left')).toBeInTheDocument();
  });
});

describe('FieldHelp', () => {
  it('opens in a new tab and says so', () => {
    renderInKit(<FieldHelp href="/profile-creation-guide#about-me">Tips for writing</FieldHelp>);
    const link = screen.getByRole('link', { name: 'Tips for writing (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
