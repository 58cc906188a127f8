import '@mantine/core/styles/Popover.layer.css';
import { Group, Popover, UnstyledButton } from '@mantine/core';
import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
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
  /** The filter whose choice is open, over what is below. */
  openedId: string | null;
  /** Called with a filter to choose or change, and with null to close its choice. */
  onOpen: (id: string | null) => void;
  /** The choice of the filter that is open. */
  children: ReactNode;
  /** Called with a filter to take away. */
  onRemove: (id: string) => void;
  /** The text of the button that takes all away; it is there while something is chosen. */
  clearLabel: string;
  /** Called to take all away. */
  onClear: () => void;
  /** The text of a chip at the end that leads to the filters without a chip. */
  moreLabel?: string;
  /** Called to open these filters. */
  onMore?: () => void;
  /** Whether they are open. */
  isMoreOpen?: boolean;
}

/** A row of chips, one for each filter: it opens the choice over the list, and a chosen one can be taken away. */
export function FilterRow(props: FilterRowProps) {
  const {
    label,
    items,
    openedId,
    onOpen,
    onRemove,
    clearLabel,
    onClear,
    moreLabel,
    onMore,
    isMoreOpen = false,
    children,
  } = props;
  // Outside of the row, which scrolls in a low window and would cut it.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const end = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Group role="group" aria-label={label} gap="xs" className={classes.row} onFocus={showWhole}>
        <span className={classes.chips}>
          {items.map(({ id, label: text, isChosen, removeLabel }) => (
            <Popover
              key={id}
              opened={place !== null && openedId === id}
              onChange={(isOpened) => onOpen(isOpened ? id : null)}
              position="bottom-start"
              width="min(24rem, 100vw - 2rem)"
              trapFocus
              returnFocus
              closeOnEscape={false} // below
              transitionProps={{ duration: 0 }}
              // A chip that scrolls out of view takes its choice along.
              hideDetached={false}
              // Elsewhere it is outside of all landmarks (axe).
              portalProps={{ target: place ?? undefined }}
            >
              <span className={classes.chip} data-is-chosen={isChosen || undefined}>
                <Popover.Target>
                  <UnstyledButton className={classes.open} onClick={() => onOpen(openedId === id ? null : id)}>
                    {text}
                    {isChosen ? null : <ChevronIcon size={16} />}
                  </UnstyledButton>
                </Popover.Target>
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
              <Popover.Dropdown
                className={classes.choice}
                onKeyDown={({ key, target }) => {
                  // Escape first closes the list of a field, as in a dialog; Mantine would close both, and what was chosen would be lost.
                  const hasList = (target as Element).getAttribute('aria-expanded') === 'true';
                  if (key === 'Escape' && !hasList) onOpen(null);
                }}
              >
                {children}
              </Popover.Dropdown>
            </Popover>
          ))}
        </span>
        <span ref={end} className={classes.end}>
          {moreLabel ? (
            <span className={classes.chip}>
              <UnstyledButton
                className={classes.open}
                aria-haspopup="dialog"
                aria-expanded={isMoreOpen}
                onClick={onMore}
              >
                {moreLabel}
              </UnstyledButton>
            </span>
          ) : null}
          {items.some(({ isChosen }) => isChosen) ? (
            <UnstyledButton
              className={classes.clear}
              onClick={() => {
                end.current?.parentElement?.querySelector('button')?.focus();
                onClear();
              }}
            >
              {clearLabel}
            </UnstyledButton>
          ) : null}
        </span>
      </Group>
      <div ref={setPlace} />
    </>
  );
}

/** A browser leaves a chip with the focus where it is, if a part of it is in sight. Under the pointer nothing moves. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
