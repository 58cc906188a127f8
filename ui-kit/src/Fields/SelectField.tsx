import { Autocomplete, isOptionsGroup, MultiSelect, Select, type OptionsFilter } from '@mantine/core';
import type { Option } from '../ChoiceChips/ChoiceChips.tsx';
import { runningAs } from './direction.ts';
import type { FieldProps } from './field-props.ts';
import { useWords } from '../words.ts';
import classes from './Fields.module.css';

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

/** Closed lists are not in the page: one label then names one control, and typing redraws no hidden options. */
const whileOpen = { keepMounted: false };

/** By any of its names. */
const byName: OptionsFilter = ({ options, search }) => {
  const sought = search.trim().toLowerCase();
  // Mantine hands back the very options that it was given.
  return options.filter((option) => !isOptionsGroup(option) && [option.label, (option as Option).alias].some((name) => name?.toLowerCase().includes(sought)));
};

const isLong = (options: readonly unknown[]) => options.length >= 12;

/** One of several: a combobox with options. */
export function SelectField({ options, searchable = isLong(options), nothingFound, ...field }: SelectFieldProps) {
  const words = useWords();
  return (
    <Select
      data={options}
      searchable={searchable}
      filter={byName}
      nothingFoundMessage={nothingFound ?? words.nothingFound}
      allowDeselect={false}
      withScrollArea={false}
      comboboxProps={whileOpen}
      // The focus also comes where something is wrong, and the list would cover the words that say so.
      openOnFocus={false}
      checkIconPosition="right"
      classNames={classes}
      // A browser that fills in a country here would fight with the list.
      autoComplete="off"
      {...field}
    />
  );
}

export interface MultiSelectFieldProps extends FieldProps {
  /** All that one may choose from. */
  options: readonly Option[];
  /** The chosen values. */
  value: string[];
  /** Called with all chosen values. */
  onChange: (value: string[]) => void;
  /** Shown when nothing fits what was typed; "Nothing found" without it. */
  nothingFound?: string;
}

/** Several of many: a combobox that keeps what was chosen as pills. */
export function MultiSelectField({ options, nothingFound, placeholder, ...field }: MultiSelectFieldProps) {
  const words = useWords();
  return (
    <MultiSelect
      data={options}
      searchable
      filter={byName}
      nothingFoundMessage={nothingFound ?? words.nothingFound}
      withScrollArea={false}
      comboboxProps={whileOpen}
      // The focus also comes where something is wrong, and the list would cover the words that say so.
      openOnFocus={false}
      checkIconPosition="right"
      classNames={classes}
      placeholder={field.value.length === 0 ? placeholder : undefined}
      autoComplete="off"
      {...field}
    />
  );
}

export interface SuggestFieldProps extends FieldProps {
  /** What may be meant; anything else can be typed too. */
  suggestions: readonly string[];
  /** What is typed. */
  value: string;
  /** Called with what is typed or chosen. */
  onChange: (value: string) => void;
}

/** Free text with suggestions. */
export function SuggestField({ suggestions, ...field }: SuggestFieldProps) {
  return <Autocomplete attributes={runningAs(field.value)} data={suggestions} limit={8} withScrollArea={false} comboboxProps={whileOpen} classNames={classes} autoComplete="off" {...field} />;
}
