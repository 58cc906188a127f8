import { Group, UnstyledButton } from '@mantine/core';
import { ChevronIcon, CloseIcon } from '../icons/icons.tsx';
import classes from './FilterRow.module.css';

export interface FilterRowItem {
  /** Its key. */
  id: string;
  /** The name of the filter, or what is chosen. */
  label: string;
  /** Whether something is chosen. */
  isChosen: boolean;
  /** Names the button that takes the choice away. */
  removeLabel: string;
}

export interface FilterRowProps {
  /** Names the row. */
  label: string;
  /** Every filter, in order. */
  items: readonly FilterRowItem[];
  /** Called with a filter to choose or change. */
  onOpen: (id: string) => void;
  /** Called with a filter to take away. */
  onRemove: (id: string) => void;
  /** The text of the button that takes all away; it is there while something is chosen. */
  clearLabel: string;
  onClear: () => void;
}

/** A row of chips, one for each filter: it opens the choice, and a chosen one can be taken away. */
export function FilterRow({ label, items, onOpen, onRemove, clearLabel, onClear }: FilterRowProps) {
  return (
    <Group role="group" aria-label={label} gap="xs" mb="lg">
      {items.map(({ id, label: text, isChosen, removeLabel }) => (
        <span key={id} className={classes.chip} data-is-chosen={isChosen || undefined}>
          <UnstyledButton className={classes.open} aria-haspopup="dialog" onClick={() => onOpen(id)}>
            {text}
            {isChosen ? null : <ChevronIcon size={16} />}
          </UnstyledButton>
          {isChosen ? (
            <UnstyledButton
              className={classes.remove}
              aria-label={removeLabel}
              onClick={({ currentTarget }) => {
                // This button disappears with the choice.
                currentTarget.parentElement?.querySelector('button')?.focus();
                onRemove(id);
              }}
            >
              <CloseIcon size={16} />
            </UnstyledButton>
          ) : null}
        </span>
      ))}
      {items.some(({ isChosen }) => isChosen) ? (
        <UnstyledButton
          className={classes.clear}
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('button')?.focus();
            onClear();
          }}
        >
          {clearLabel}
        </UnstyledButton>
      ) : null}
    </Group>
  );
}
