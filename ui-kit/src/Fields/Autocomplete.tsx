import {
  Autocomplete as MantineAutocomplete,
  type AutocompleteProps as MantineAutocompleteProps,
  type DataAttributes,
} from '@mantine/core';
import { useState } from 'react';
import { comboboxDefaults, filterByName, useListProps, type Option } from './combobox.ts';

export interface AutocompleteProps extends Omit<MantineAutocompleteProps, 'data'>, DataAttributes {
  /** The suggestions; one is written into the field by its label, and found by its other names, too. */
  data: readonly (string | Option)[];
}

const { checkIconPosition: _, rightSection: __, ...defaults } = comboboxDefaults;

/** More suggestions than a list shows whole are found by typing. */
const wholeAtMost = 60;

/** Mantine's Autocomplete: free text with suggestions. */
export function Autocomplete({ data, ...props }: AutocompleteProps) {
  const { comboboxProps } = useListProps();
  const [isOpen, setIsOpen] = useState(false);
  // What is there already is no search: the list would open with nothing but itself, or be empty and say nothing.
  const [isTyped, setIsTyped] = useState(false);
  return (
    <MantineAutocomplete
      {...defaults}
      comboboxProps={comboboxProps}
      limit={data.length > wholeAtMost ? 8 : data.length}
      filter={(found) => filterByName(isTyped ? found : { ...found, search: '' })}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => {
        setIsOpen(false);
        setIsTyped(false);
      }}
      {...props}
      data={[...data]}
      onInput={(event) => {
        setIsTyped(true);
        props.onInput?.(event);
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key !== 'Enter') return;
        // It takes what is marked or typed; the form is not sent, as with the other lists.
        event.preventDefault();
        setIsOpen(false);
        setIsTyped(false);
      }}
    />
  );
}
