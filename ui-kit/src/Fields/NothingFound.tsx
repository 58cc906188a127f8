import { VisuallyHidden } from '@mantine/core';
import { useUiMessages } from '../shared/messages.ts';
import { isNamed, type Option } from './combobox.ts';

/** Shown when no option fits the typed text. A list box may have options only, so this is an option that cannot be chosen. */
export function NothingFound() {
  const { nothingFound } = useUiMessages();
  return (
    <div role="option" aria-disabled aria-selected={false}>
      {nothingFound}
    </div>
  );
}

export interface SearchResultProps {
  /** All that can be chosen from. */
  data: readonly Option[];
  /** What is typed. */
  search: string;
}

/** Tells a screen reader that nothing fits what was typed: the focus stays in the field, beside the list. */
export function SearchResult({ data, search }: SearchResultProps) {
  const { nothingFound } = useUiMessages();
  return (
    <VisuallyHidden aria-live="polite">
      {data.some((option) => isNamed(option, search)) ? null : nothingFound}
    </VisuallyHidden>
  );
}
