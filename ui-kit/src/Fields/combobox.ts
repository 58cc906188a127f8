import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core';
import { useForceUpdate } from '@mantine/hooks';
import { createElement, startTransition, useState, type KeyboardEvent } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import { fieldDefaults } from './field.ts';
import classes from './Fields.module.css';

export interface Option extends ComboboxItem {
  /** Other names under which a list finds it, such as the English one. */
  aliases?: readonly string[];
}

/** The props that every field with a list passes to its Mantine component. */
export const comboboxDefaults = {
  ...fieldDefaults,
  classNames: {
    ...fieldDefaults.classNames,
    dropdown: classes.dropdown!,
    options: classes.options!,
    option: classes.option!,
    empty: classes.empty!,
    pill: classes.pill!,
    inputField: classes.inputField!,
    pillsList: classes.pillsList!,
  },
  // The list opens on a press or a key, not when the field gets the focus.
  openOnFocus: false,
  checkIconPosition: 'right' as const,
  // The list itself scrolls, since it is reached with the arrows; a box around it would need a focus of its own.
  withScrollArea: false,
  rightSection: createElement(ChevronIcon, { size: 18 }),
};

/** Enough options to fill an open list: a phone takes too long to draw all countries at once. */
const screenful = 12;

/**
 * The props that a field with a list passes to its Mantine component. The list is beside its field rather than in a portal (all
 * content must be in a landmark), and only while it is open (all lists of a form have two thousand elements). It opens with
 * a screenful of options; the rest follows once they are painted. What Enter chooses after typing is marked by the style sheet: an option
 * that Mantine has marked would be passed over by the arrow down.
 */
export function useListProps(isSearched = false) {
  const rerender = useForceUpdate();
  const [isWhole, setIsWhole] = useState(false);
  const onOpen = () => {
    // Mantine gives a new list its id after it has drawn `aria-expanded` and `aria-controls`.
    queueMicrotask(rerender);
    requestAnimationFrame(() => startTransition(() => setIsWhole(true)));
  };
  return {
    comboboxProps: { withinPortal: false, keepMounted: false, hideDetached: false, shadow: 'md', onOpen },
    limit: isWhole ? Infinity : screenful,
    onDropdownClose: () => setIsWhole(false),
    classNames: isSearched
      ? { ...comboboxDefaults.classNames, options: `${classes.options} ${classes.searched}` }
      : comboboxDefaults.classNames,
  };
}

/** A long list begins with what is chosen, so that it is in the first screenful. */
export function chosenFirst(data: readonly Option[], value: string | null | undefined): readonly Option[] {
  const chosen = data.length > screenful ? data.find((option) => option.value === value) : undefined;
  return chosen ? [chosen, ...data.filter((option) => option !== chosen)] : data;
}

interface Search {
  options: ComboboxParsedItem[];
  search: string;
  limit: number;
}

/**
 * Options by any of their names: first those whose initials were typed ("uk"), then those whose label begins with what was typed,
 * then those of which another name does, then the rest. Enter chooses India for "ind". Among equals the order of the list stays.
 * Dots and spaces do not count: "bsc" finds "B.Sc".
 */
export function filterByName({ options, search, limit }: Search) {
  const ranked = options.map((option) => ({ option, rank: 'value' in option ? rankOf(option, search) : missing }));
  return ranked
    .filter(({ rank }) => rank < missing)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ option }) => option);
}

const missing = 4;

/** How well an option fits what was typed; the least is the best. */
function rankOf({ label, aliases = [] }: Option, search: string): number {
  const sought = withoutGaps(search);
  const all = [label, ...aliases];
  const names = all.map(withoutGaps);
  if (all.some((name) => initialsOf(name) === sought)) return 0;
  if (names[0]?.startsWith(sought)) return 1;
  if (names.some((name) => name.startsWith(sought))) return 2;
  return names.some((name) => name.includes(sought)) ? 3 : missing;
}

const withoutGaps = (name: string) => name.toLowerCase().replaceAll(/[\s.]/g, '');

/** Of a name of two words or more. */
function initialsOf(name: string): string | undefined {
  const words = name.toLowerCase().split(/\s+/);
  return words.length > 1 ? words.map(([first]) => first).join('') : undefined;
}

/**
 * Enter chooses or opens the list; it does not send the form, as it would from a text field. After typing it chooses the first option,
 * unless the arrows have gone to another one, which Mantine then chooses.
 */
export function chooseWithEnter(event: KeyboardEvent<HTMLInputElement>, isSearched: boolean): void {
  const { key, nativeEvent, currentTarget: input } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  event.preventDefault();
  if (input.getAttribute('aria-expanded') !== 'true') return input.click();
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  if (!isSearched || list?.querySelector('[data-combobox-selected]')) return;
  list?.querySelector<HTMLElement>('[data-combobox-option]')?.click();
}
