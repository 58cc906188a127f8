import {
  Autocomplete as MantineAutocomplete,
  type AutocompleteProps as MantineAutocompleteProps,
  type DataAttributes,
} from '@mantine/core';
import { comboboxDefaults, useListProps } from './combobox.ts';

export type AutocompleteProps = MantineAutocompleteProps & DataAttributes;

const { checkIconPosition: _, rightSection: __, ...defaults } = comboboxDefaults;

/** Mantine's Autocomplete: free text with suggestions. More than eight would be a list to search, not a hint. */
export function Autocomplete(props: AutocompleteProps) {
  const { comboboxProps } = useListProps();
  return <MantineAutocomplete {...defaults} comboboxProps={comboboxProps} limit={8} {...props} />;
}
