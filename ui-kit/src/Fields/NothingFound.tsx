import { VisuallyHidden } from '@mantine/core';
import { useUiMessages } from '../shared/messages.ts';
import { filterByName, type Option } from './combobox.ts';

/** Shown when no option fits the typed text. A list box may have options only, so this is an option that cannot be chosen. */
export function NothingFound({ children }: { children?: string | undefined }) {
  const { nothingFound } = useUiMessages();
  return (
    <div role="option" aria-disabled aria-selected={false}>
      {children ?? nothingFound}
    </div>
  );
}

export interface SearchResultProps {
  /** All that can be chosen from, in the order of the list. */
  data: readonly Option[];
  /** What is typed. */
  search: string;
  /** What is said when no option fits; a plain sentence by default. */
  nothingFound?: string | undefined;
  /** What is said while nothing is typed. */
  children?: string | undefined;
}

/**
 * Tells a screen reader how many options fit what was typed and which one Enter chooses, or that nothing fits: the focus stays in the
 * field, and Mantine marks that option for the eye alone.
 */
export function SearchResult({ data, search, nothingFound, children }: SearchResultProps) {
  const messages = useUiMessages();
  // Mantine's own type of a list has groups as well.
  const found = search === '' ? [] : filterByName({ options: [...data], search, limit: Infinity });
  const [first] = found;
  const result =
    first && 'label' in first
      ? messages.optionsFound(found.length, first.label)
      : (nothingFound ?? messages.nothingFound);
  return <VisuallyHidden aria-live="polite">{search === '' ? children : result}</VisuallyHidden>;
}
