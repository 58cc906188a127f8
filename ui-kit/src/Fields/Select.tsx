import { Select as MantineSelect, type DataAttributes, type SelectProps as MantineSelectProps } from '@mantine/core';
import { useMemo, useState } from 'react';
import { chooseWithEnter, chosenFirst, comboboxDefaults, filterByName, useListProps, type Option } from './combobox.ts';
import { NothingFound, SearchResult } from './NothingFound.tsx';

export interface SelectProps extends Omit<MantineSelectProps, 'data' | 'nothingFoundMessage'>, DataAttributes {
  /** All that can be chosen from. */
  data: readonly Option[];
  /** What is said when no option fits what was typed, with a way on; a plain sentence by default. */
  nothingFound?: string;
}

/** Lists that are seen whole need no keyboard on a phone. */
const shortList = 12;

/** Mantine's Select: one of several, found by typing any of its names. */
export function Select({ nothingFound, ...props }: SelectProps) {
  // Unlike Mantine's search, which also has the name of what is chosen.
  const [typed, setTyped] = useState('');
  const listProps = useListProps(typed !== '');
  const { data, value, defaultValue } = props;
  const chosen = value ?? defaultValue;
  // Mantine treats new data as new options, and drops the typed text.
  const ordered = useMemo(() => chosenFirst(data, chosen), [data, chosen]);
  return (
    <>
      <MantineSelect
        {...comboboxDefaults}
        {...listProps}
        searchable
        inputMode={data.length < shortList ? 'none' : undefined}
        allowDeselect={false}
        filter={filterByName}
        nothingFoundMessage={<NothingFound>{nothingFound}</NothingFound>}
        onKeyDown={(event) => chooseWithEnter(event, typed !== '')}
        onOptionSubmit={() => setTyped('')}
        {...props}
        data={ordered}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={(event) => {
          setTyped('');
          props.onBlur?.(event);
        }}
        onClick={(event) => {
          // The next typed text replaces the chosen one in the search.
          event.currentTarget.select();
          props.onClick?.(event);
        }}
      />
      <SearchResult data={ordered} search={typed} nothingFound={nothingFound} />
    </>
  );
}
