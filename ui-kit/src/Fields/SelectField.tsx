import { useState, type KeyboardEvent } from 'react';
import type { Option } from '../ChoiceChips/ChoiceChips.tsx';
import { useWords } from '../words.ts';
import { Combobox } from './Combobox.tsx';
import type { FieldProps } from './field-props.ts';
import { useListbox } from './use-listbox.ts';

export interface SelectFieldProps extends FieldProps {
  /** All that one may choose from. */
  options: readonly Option[];
  /** The chosen value, or null. */
  value: string | null;
  /** Called with the chosen value. */
  onChange: (value: string | null) => void;
  /** Lets one type to find; by default from twelve options on. */
  searchable?: boolean;
  /** Shown when nothing fits what was typed; "Nothing found" without it. */
  nothingFound?: string;
}

/** One of several: a combobox with options. */
export function SelectField({
  options,
  value,
  onChange,
  searchable = options.length >= 12,
  nothingFound,
  ...field
}: SelectFieldProps) {
  const words = useWords();
  const [typed, setTyped] = useState<string>();
  const offered = typed === undefined ? options : options.filter((option) => isNamed(option, typed));
  const chosen = options.find((option) => option.value === value);
  const listbox = useListbox({
    count: offered.length,
    first: offered.findIndex((option) => option.value === value),
    onChoose: (at) => {
      const option = offered[at];
      if (option && option.value !== value) onChange(option.value);
    },
    onClose: () => setTyped(undefined),
  });

  /** Where nothing can be typed, a letter goes to the next option that begins with it. */
  function press(event: KeyboardEvent): void {
    if (searchable) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (listbox.isOpen && listbox.active >= 0) listbox.choose(listbox.active);
      else listbox.open();
      return;
    }
    const from = listbox.isOpen ? listbox.active + 1 : 0;
    const after = [...options.keys()].map((at) => (at + from) % options.length);
    const found = event.key.length === 1 ? after.find((at) => beginsWith(options[at], event.key)) : undefined;
    if (found !== undefined) listbox.open(found);
  }

  return (
    <Combobox
      {...field}
      text={typed ?? chosen?.label ?? ''}
      onType={
        searchable
          ? (search) => {
              setTyped(search);
              listbox.open(0);
            }
          : undefined
      }
      options={offered}
      isChosen={(option) => option === value}
      listbox={listbox}
      nothingFound={nothingFound ?? words.nothingFound}
      onOtherKey={press}
    />
  );
}

/** Whether an option is found by what was typed: by any of its names. */
export function isNamed({ label, alias }: Option, search: string): boolean {
  const sought = search.trim().toLowerCase();
  return [label, alias].some((name) => name?.toLowerCase().includes(sought));
}

function beginsWith(option: Option | undefined, letter: string): boolean {
  return [option?.label, option?.alias].some((name) => name?.toLowerCase().startsWith(letter.toLowerCase()));
}
