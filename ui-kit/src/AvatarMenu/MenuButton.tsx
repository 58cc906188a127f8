import { useCallback, useEffect, useId, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { whenIdle } from '../shared/when-idle.ts';
import type { AvatarMenuChoice, AvatarMenuDropdownProps, AvatarMenuItem } from './AvatarMenuDropdown.tsx';
import classes from './AvatarMenu.module.css';

export interface MenuButtonProps {
  /** Names the button and its menu. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  className?: string;
  /** Who is signed in, above the entries. */
  head?: ReactNode;
  items: readonly (AvatarMenuItem | AvatarMenuChoice)[];
  /** Loads the menu when the browser is idle, and not only when the pointer or focus reaches it. */
  isLoadedWhenIdle?: boolean;
}

/** A button that opens a menu. The menu's code is loaded late. */
export function MenuButton({ label, children, className, head, items, ...props }: MenuButtonProps) {
  const { isLoadedWhenIdle = false } = props;
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [opensAt, setOpensAt] = useState<'first' | 'last' | null>(null);
  const [Dropdown, load] = useDropdown(isLoadedWhenIdle);
  const isOpen = opensAt !== null && Dropdown !== undefined;

  const open = (at: 'first' | 'last') => {
    load();
    setOpensAt(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <div className={classes.root}>
      <button
        ref={setButton}
        type="button"
        id={id}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => (isOpen ? setOpensAt(null) : open('first'))}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {Dropdown && button ? (
        <Dropdown button={button} opensAt={opensAt} onClose={() => setOpensAt(null)} head={head} items={items} />
      ) : null}
    </div>
  );
}

/** The menu's code once it is loaded, and how to load it. After a failure the next press tries again. */
function useDropdown(isLoadedWhenIdle: boolean): [ComponentType<AvatarMenuDropdownProps> | undefined, () => void] {
  const [Dropdown, setDropdown] = useState<ComponentType<AvatarMenuDropdownProps>>();
  const load = useCallback(() => {
    import('./AvatarMenuDropdown.tsx').then(
      ({ AvatarMenuDropdown }) => setDropdown(() => AvatarMenuDropdown),
      () => undefined,
    );
  }, []);
  useEffect(() => (isLoadedWhenIdle ? whenIdle(load) : undefined), [isLoadedWhenIdle, load]);
  return [Dropdown, load];
}
