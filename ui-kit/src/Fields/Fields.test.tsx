import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { FieldHelp } from './FieldHelp.tsx';
import { Autocomplete, MultiSelect, Select } from './lazy-fields.tsx';
import { NumberInput } from './NumberInput.tsx';
import { Textarea } from './Textarea.tsx';
import { CodeInput, TextInput } from './TextInput.tsx';

const countries = [
  { value: 'IN', label: 'India' },
  { value: 'AE', label: 'United Arab Emirates' },
  { value: 'EG', label: 'مصر', aliases: ['Egypt'] },
];

const combobox = () => screen.findByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const option = (name: string) => screen.findByRole('option', { name });
const field = () => screen.getByRole('textbox');

/** A form that is sent with Enter. */
function inForm(fields: React.ReactNode) {
  const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  renderInKit(
    <form onSubmit={onSubmit}>
      {fields}
      <button type="submit">Send</button>
    </form>,
  );
  return onSubmit;
}

describe('TextInput', () => {
  it('is found by its label and described by its help and its error', () => {
    renderInKit(<TextInput label="Full name" description="As in the passport" error="Full name is required" />);
    const input = screen.getByRole('textbox', { name: 'Full name' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Full name is required As in the passport');
  });

  it('lets a telephone number run from the left', () => {
    renderInKit(<TextInput label="Phone number" type="tel" />, { dir: 'rtl' });
    expect(field().closest('[dir]')).toHaveAttribute('dir', 'ltr');
  });
});

describe('CodeInput', () => {
  function Code({ initial = '' }) {
    const [value, setValue] = useState(initial);
    return (
      <CodeInput label="Code" length={6} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
    );
  }
  const boxes = () => [...document.querySelectorAll('[aria-hidden][class*=box]')];
  const activeBoxes = () => boxes().flatMap((box, at) => (box.hasAttribute('data-active') ? [at] : []));

  it('takes as many characters as the code has, and is filled in by phones', async () => {
    renderInKit(<Code />);
    await userEvent.type(field(), '1234567');
    expect(field()).toHaveValue('123456');
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('is one field to a screen reader, and a box for each character to the eye', async () => {
    renderInKit(<Code />);
    await userEvent.type(field(), '407');
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByRole('textbox', { name: 'Code' })]);
    expect(boxes().map(({ textContent }) => textContent)).toEqual(['4', '0', '7', '', '', '']);
  });

  it('marks the box of the next character, and those that are selected', async () => {
    renderInKit(<Code initial="4077" />);
    await userEvent.click(field());
    expect(activeBoxes()).toEqual([4]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(activeBoxes()).toEqual([2]);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(activeBoxes()).toEqual([0, 1, 2, 3]);
    await userEvent.keyboard('12');
    expect(boxes().map(({ textContent }) => textContent)).toEqual(['1', '2', '', '', '', '']);
    act(() => {
      (field() as HTMLInputElement).select();
      document.dispatchEvent(new Event('selectionchange'));
    });
    expect(activeBoxes()).toEqual([0, 1]);
  });
});

describe('NumberInput', () => {
  it('hands over numbers, and nothing for an empty field', async () => {
    const onChange = vi.fn();
    renderInKit(<NumberInput label="Height" step={0.1} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Height' }), '5.6');
    expect(onChange).toHaveBeenLastCalledWith(5.6);
    await userEvent.clear(field());
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it.each(['5,6', '5٫6'])('takes the decimal sign of %s', async (typed) => {
    renderInKit(<NumberInput label="Height" />);
    await userEvent.type(field(), typed);
    expect(field()).toHaveValue('5.6');
  });

  it('leaves what is beyond a limit as it was typed', async () => {
    renderInKit(<NumberInput label="Age" min={18} max={99} />);
    await userEvent.type(field(), '7');
    await userEvent.tab();
    expect(field()).toHaveValue('7');
  });

  it('has two buttons for a finger, which begin where the field says', async () => {
    const { container } = renderInKit(<NumberInput label="Age" hasSteps min={18} max={99} startValue={30} />);
    const [less, more] = container.querySelectorAll('button');
    await userEvent.click(more!);
    expect(field()).toHaveValue('30');
    await userEvent.click(less!);
    expect(field()).toHaveValue('29');
  });

  it('types the digits of Arabic and Urdu as 0 to 9', () => {
    const typed = vi.fn();
    // jsdom does not know it.
    document.execCommand = typed;
    renderInKit(<NumberInput label="Height" />);
    const type = (data: string) =>
      fireEvent(
        field(),
        new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
      );
    expect(type('٥')).toBe(false);
    expect(type('۶')).toBe(false);
    expect(typed.mock.calls).toEqual([
      ['insertText', false, '5'],
      ['insertText', false, '6'],
    ]);
    expect(type('5')).toBe(true);
  });
});

describe('Select', () => {
  it('is chosen from by pointer, and keeps the focus', async () => {
    const onChange = vi.fn();
    renderInKit(<Select label="Country" data={countries} onChange={onChange} />);
    await userEvent.click(await combobox());
    await userEvent.click(await option('India'));
    expect(onChange).toHaveBeenCalledWith('IN', expect.anything());
    expect(await combobox()).toHaveFocus();
    expect(await combobox()).toHaveValue('India');
    expect(options()).toEqual([]);
  });

  it('finds by any name, in place of what was chosen', async () => {
    renderInKit(<Select label="Country" data={countries} defaultValue="IN" />);
    await userEvent.click(await combobox());
    await userEvent.keyboard('egy');
    expect(options()).toEqual(['مصر']);
    await userEvent.keyboard('{Enter}');
    expect(await combobox()).toHaveValue('مصر');
  });

  it('puts options that begin with the search first', async () => {
    const islands = { value: 'IO', label: 'British Indian Ocean Territory' };
    renderInKit(<Select label="Country" data={[islands, ...countries]} />);
    await userEvent.click(await combobox());
    await userEvent.keyboard('ind');
    expect(options()).toEqual(['India', 'British Indian Ocean Territory']);
    await userEvent.keyboard('{Enter}');
    expect(await combobox()).toHaveValue('India');
  });

  it('goes to the first option that was found, with the first arrow', async () => {
    const list = ['Ukraine', 'United Kingdom', 'United States'].map((label) => ({ value: label, label }));
    renderInKit(<Select label="Country" data={list} />);
    await userEvent.click(await combobox());
    await userEvent.keyboard('unit{ArrowDown}');
    const first = screen.getByRole('option', { name: 'United Kingdom' });
    expect(await combobox()).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await combobox()).toHaveValue('United States');
  });

  it('puts labels before other names, and keeps the order of the list among equals', async () => {
    const list = [
      { value: 'AE', label: 'United Arab Emirates' },
      { value: 'GB', label: 'United Kingdom', aliases: ['Great Britain'] },
      { value: 'GD', label: 'Grenada' },
    ];
    renderInKit(<Select label="Country" data={list} />);
    await userEvent.click(await combobox());
    await userEvent.keyboard('gre');
    expect(options()).toEqual(['Grenada', 'United Kingdom']);
    await userEvent.clear(await combobox());
    await userEvent.keyboard('unit');
    expect(options()).toEqual(['United Arab Emirates', 'United Kingdom']);
  });

  it('puts the option whose initials were typed first', async () => {
    const list = ['Ukraine', 'United Kingdom'].map((label) => ({ value: label, label }));
    renderInKit(<Select label="Country" data={list} />);
    await userEvent.click(await combobox());
    await userEvent.keyboard('uk');
    expect(options()).toEqual(['United Kingdom', 'Ukraine']);
  });

  it('finds what was typed without its dots and spaces', async () => {
    const list = ['B.Sc', 'M. Sc', 'MBBS'].map((label) => ({ value: label, label }));
    renderInKit(<Select label="Education" data={list} />);
    await userEvent.click(await combobox());
    await userEvent.keyboard('bsc');
    expect(options()).toEqual(['B.Sc']);
    await userEvent.clear(await combobox());
    await userEvent.keyboard('m sc');
    expect(options()).toEqual(['M. Sc']);
  });

  it('says that nothing is found, and forgets the search when it is left', async () => {
    renderInKit(<Select label="Country" data={countries} defaultValue="IN" />);
    await userEvent.click(await combobox());
    await userEvent.keyboard('zz');
    expect(screen.getByRole('option', { name: 'Nothing found' })).toBeVisible();
    await userEvent.tab();
    expect(await combobox()).toHaveValue('India');
  });

  it('says how many options match and which one Enter chooses, which is marked for the eye alone', async () => {
    renderInKit(<Select label="Country" data={countries} defaultValue="IN" />);
    const said = (await combobox()).closest('.mantine-Select-root')!.parentElement!.querySelector('[aria-live]');
    expect(said).toBeEmptyDOMElement();
    await userEvent.click(await combobox());
    await userEvent.keyboard('emir');
    expect(said).toHaveTextContent('1 option: United Arab Emirates');
    await userEvent.clear(await combobox());
    await userEvent.keyboard('i');
    expect(said).toHaveTextContent('2 options, the first is India');
    await userEvent.keyboard('zz');
    expect(said).toHaveTextContent('Nothing found');
    await userEvent.tab();
    expect(said).toBeEmptyDOMElement();
  });

  it('opens with the arrows and with Enter, which does not send the form, and closes with Escape', async () => {
    const onSubmit = inForm(<Select label="Country" data={countries} />);
    (await combobox()).focus();
    expect(await combobox()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('listbox', { name: 'Country' })).toBeVisible();
    expect(await combobox()).toHaveAttribute('aria-expanded', 'true');
    expect(await combobox()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await combobox()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'India' }).id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(await combobox()).toHaveValue('United Arab Emirates');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('begins a long list with what is chosen, and shows all of it a moment later', async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ value: String(i), label: `Place ${i}` }));
    renderInKit(<Select label="Country" data={many} defaultValue="50" />);
    await userEvent.click(await combobox());
    expect(options()[0]).toBe('Place 50');
    await option('Place 59');
    expect(options()).toHaveLength(60);
  });

  it('does nothing when it is disabled', async () => {
    renderInKit(<Select label="State" disabled data={countries} />);
    expect(await combobox()).toBeDisabled();
    await userEvent.click(await combobox());
    expect(options()).toEqual([]);
  });

  it('shows what is chosen before its code is there', () => {
    renderInKit(<Select label="Country" data={countries} defaultValue="AE" description="Where you live" />);
    expect(screen.getByLabelText('Country')).toHaveValue('United Arab Emirates');
    expect(screen.getByLabelText('Country')).toHaveAccessibleDescription('Where you live');
  });
});

describe('MultiSelect', () => {
  it('adds to what was chosen, which describes the field', async () => {
    const onChange = vi.fn();
    renderInKit(<MultiSelect label="Countries" data={countries} defaultValue={['IN']} onChange={onChange} />);
    expect(await combobox()).toHaveAccessibleDescription('India');
    await userEvent.click(await combobox());
    await userEvent.click(await option('United Arab Emirates'));
    expect(onChange).toHaveBeenCalledWith(['IN', 'AE']);
    expect(await combobox()).toHaveAccessibleDescription('India, United Arab Emirates');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    // A browser makes a stop of Tab of a list that scrolls, and here it goes when the focus leaves the field.
    expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
  });

  it('is chosen from and emptied by keyboard, and does not send the form', async () => {
    const onSubmit = inForm(<MultiSelect label="Countries" data={countries} />);
    (await combobox()).focus();
    await userEvent.keyboard('emir{Enter}{Enter}egypt{Enter}');
    expect(await combobox()).toHaveAccessibleDescription('United Arab Emirates, مصر');
    await userEvent.keyboard('{Backspace}');
    expect(await combobox()).toHaveAccessibleDescription('United Arab Emirates');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes a pill away', async () => {
    renderInKit(<MultiSelect label="Countries" data={countries} defaultValue={['IN']} />);
    await combobox();
    await userEvent.click(screen.getByRole('button', { hidden: true }));
    expect(await combobox()).not.toHaveAccessibleDescription();
  });
});

describe('Autocomplete', () => {
  it.each([
    [60, 60],
    [61, 8],
  ])('shows a short list whole, and of a long one a hint: %i suggestions, %i shown', async (all, shown) => {
    renderInKit(<Autocomplete label="Education" data={Array.from({ length: all }, (_, i) => `Degree ${i}`)} />);
    await userEvent.click(await combobox());
    expect(options()).toHaveLength(shown);
  });

  it('offers what fits, takes anything with Enter, and does not send the form', async () => {
    const onSubmit = inForm(<Autocomplete label="Education" data={['MBBS', 'MBA', 'Hifz']} />);
    await userEvent.type(await combobox(), 'mb');
    expect(options()).toEqual(['MBBS', 'MBA']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await combobox()).toHaveValue('MBBS');
    await userEvent.clear(await combobox());
    await userEvent.keyboard('hif');
    expect(options()).toEqual(['Hifz']);
    await userEvent.keyboard('{Enter}');
    expect(options()).toEqual([]);
    expect(await combobox()).toHaveValue('hif');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('Textarea', () => {
  it('counts only from the threshold on', async () => {
    renderInKit(<Textarea label="About me" defaultValue="1234567" limit={10} counterFrom={8} />);
    expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
    await userEvent.type(field(), '8');
    expect(screen.getByText('2 characters left')).toBeInTheDocument();
    await userEvent.type(field(), '{Backspace}');
    expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
  });

  it('says the count in a pause, not at every key', async () => {
    renderInKit(<Textarea label="About me" defaultValue="1234567" limit={10} counterFrom={8} />);
    const said = () => document.querySelector('[aria-live]')!.textContent;
    await userEvent.type(field(), '89');
    expect(said()).toBe('');
    await waitFor(() => expect(said()).toBe('1 character left'), { timeout: 3000 });
  });

  it('never stops the typing, but says when it is too much', async () => {
    renderInKit(<Textarea label="About me" defaultValue="1234567890" limit={10} counterFrom={8} />);
    await userEvent.type(field(), 'x');
    expect(field()).toHaveValue('1234567890x');
    expect(screen.getByText('1 character too many')).toBeInTheDocument();
  });

  it('counts a letter outside the basic plane as one', () => {
    renderInKit(<Textarea label="About me" value="𞤀𞤀𞤀𞤀𞤀𞤀𞤀𞤀" onChange={vi.fn()} limit={10} counterFrom={8} />);
    expect(screen.getByText('2 characters left', { selector: 'p' })).toBeInTheDocument();
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
