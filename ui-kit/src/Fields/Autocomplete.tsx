import {
  Autocomplete as MantineAutocomplete,
  type AutocompleteProps as MantineAutocompleteProps,
  type DataAttributes,
} from '@mantine/core';
import { useState } from 'react';
import { comboboxDefaults, useListProps } from './combobox.ts';

export type AutocompleteProps = MantineAutocompleteProps & DataAttributes;

const { checkIconPosition: _, rightSection: __, ...defaults } = comboboxDefaults;

/** Mantine's Autocomplete: free text with suggestions. More than eight would be a list to search, not a hint. */
export function Autocomplete(props: AutocompleteProps) {
  const { comboboxProps } = useListProps();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MantineAutocomplete
      {...defaults}
      comboboxProps={comboboxProps}
      limit={8}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      {...props}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key !== 'Enter') return;
        // It takes what is marked or typed; the form is not sent, as with the other lists.
        event.preventDefault();
        setIsOpen(false);
      }}
    />
  );
}
