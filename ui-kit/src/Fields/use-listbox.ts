import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** As high as a list becomes, in px; beyond it scrolls. */
export const listHeight = 300;

export interface ListboxOptions {
  /** How many options there are to go through. */
  count: number;
  /** The option one begins at when the list opens; -1 is none. */
  first: number;
  /** Called with the option that was chosen. */
  onChoose: (at: number) => void;
  /** Whether the list stays open after a choice. */
  isSticky?: boolean;
  /** Called when the list closes or is left. */
  onClose?: () => void;
}

export interface Listbox {
  isOpen: boolean;
  /** The option that Enter chooses; -1 is none. */
  active: number;
  /** Opens above the field where there is no room beneath. */
  isAbove: boolean;
  /** Around the field and its list. */
  anchor: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLDivElement | null>;
  /** Opens the list at its first option, or at another. */
  open: (at?: number) => void;
  close: () => void;
  choose: (at: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The list of a combobox as the ARIA authoring practices describe it: the focus stays in the field, the arrows move a mark in the list. */
export function useListbox({ count, first, onChoose, isSticky = false, onClose }: ListboxOptions): Listbox {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isAbove, setIsAbove] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (isOpen && anchor.current) setIsAbove(hasRoomAboveOnly(anchor.current));
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);

  const open = (at = first) => {
    setActive(at);
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    onClose?.();
  };
  const choose = (at: number) => {
    onChoose(at);
    if (isSticky) setActive(at);
    else close();
  };

  const move = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (!isOpen) {
      if (!isArrow) return;
      open(key === 'ArrowUp' && first < 0 ? count - 1 : Math.max(first, 0));
    } else if (key === 'Escape' || (altKey && key === 'ArrowUp')) close();
    else if (isArrow)
      setActive(count === 0 ? -1 : (active + (key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1) + count) % count);
    else if (key === 'Enter' && count > 0) {
      if (active >= 0) choose(active);
      else close();
    } else return;
    event.preventDefault();
    // A dialog or a menu around it is not meant.
    event.stopPropagation();
  };

  return { isOpen, active, isAbove, anchor, list, open, close, choose, onKeyDown: move };
}

/** What is sticky at the foot of the window counts as no room. */
function hasRoomAboveOnly(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  return window.innerHeight - foot - bottom < listHeight && top > listHeight;
}
