import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import {
  MultiSelect as MantineMultiSelect,
  VisuallyHidden,
  type DataAttributes,
  type MultiSelectProps as MantineMultiSelectProps,
} from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useState } from 'react';
import { chooseWithEnter, comboboxDefaults, filterByName, useListProps, type Option } from './combobox.ts';
import classes from './Fields.module.css';
import { NothingFound, SearchResult } from './NothingFound.tsx';
import { useComma } from './use-comma.ts';

export interface MultiSelectProps
  extends Omit<MantineMultiSelectProps, 'data' | 'nothingFoundMessage'>, DataAttributes {
  /** All that can be chosen from. */
  data: readonly Option[];
  /** What is said when no option fits what was typed, with a way on; a plain sentence by default. */
  nothingFound?: string;
  /** The list closes with each choice, where it would cover the button that comes next. */
  closesOnChoice?: boolean;
}

/** Mantine's MultiSelect: several of many, shown as pills. What is chosen also describes the field, since a screen reader passes over pills. */
export function MultiSelect(props: MultiSelectProps) {
  const {
    value,
    defaultValue,
    onChange,
    description,
    placeholder,
    closesOnChoice = false,
    nothingFound,
    ...field
  } = props;
  const [search, setSearch] = useState('');
  const listProps = useListProps(search !== '');
  const [isOpen, setIsOpen] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const [chosen, setChosen] = useUncontrolled({ value, defaultValue, finalValue: [], onChange });
  const names = chosen.map((each) => field.data.find((option) => option.value === each)?.label ?? each);
  const named = names.join(useComma());
  const described = names.length > 0 && <VisuallyHidden component="span">{named}</VisuallyHidden>;
  return (
    <>
      <MantineMultiSelect
        {...comboboxDefaults}
        {...listProps}
        searchable
        filter={filterByName}
        nothingFoundMessage={<NothingFound>{nothingFound}</NothingFound>}
        onKeyDown={(event) => chooseWithEnter(event, search !== '')}
        {...(closesOnChoice && {
          dropdownOpened: isOpen,
          onDropdownOpen: () => setIsOpen(true),
          onDropdownClose: () => {
            listProps.onDropdownClose();
            setIsOpen(false);
          },
          onOptionSubmit: () => setIsOpen(false),
        })}
        {...field}
        placeholder={names.length > 0 ? undefined : placeholder}
        descriptionProps={description ? undefined : { className: classes.unseen }}
        description={
          description || described ? (
            <>
              {description} {described}
            </>
          ) : undefined
        }
        value={chosen}
        onChange={(values) => {
          setHasChanged(true);
          setChosen(values);
        }}
        searchValue={search}
        onSearchChange={setSearch}
      />
      <SearchResult data={field.data} search={search} nothingFound={nothingFound}>
        {hasChanged ? named : undefined}
      </SearchResult>
    </>
  );
}
