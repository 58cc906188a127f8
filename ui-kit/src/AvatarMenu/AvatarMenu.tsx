import '@mantine/core/styles/Avatar.layer.css';
import { Avatar } from '@mantine/core';
import { useCallback, useEffect, useId, useState, type ComponentType, type KeyboardEvent } from 'react';
import { Seal } from '../Seal/Seal.tsx';
import { useUiMessages } from '../messages.ts';
import { whenIdle } from '../when-idle.ts';
import type { AvatarMenuChoice, AvatarMenuDropdownProps, AvatarMenuItem } from './AvatarMenuDropdown.tsx';
import classes from './AvatarMenu.module.css';

export interface AvatarMenuProps {
  /** The member's picture; the seal is shown when there is none or it does not load. */
  imageUrl?: string;
  /** The id whose seal is shown; nothing is shown while it is not known. */
  sealId?: string;
  /** Links and actions, in order. */
  items: readonly AvatarMenuItem[];
  /** Labelled groups of which one is chosen, after the items. */
  choices?: readonly AvatarMenuChoice[];
}

const noChoices: readonly AvatarMenuChoice[] = [];

/** The round button at the end of the header. Its menu is loaded when the browser is idle, or when someone reaches for it. */
export function AvatarMenu({ imageUrl, sealId, items, choices = noChoices }: AvatarMenuProps) {
  const { accountMenu } = useUiMessages();
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [opensAt, setOpensAt] = useState<'first' | 'last' | null>(null);
  const [Dropdown, load] = useDropdown();
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
        className={classes.button}
        aria-label={accountMenu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => (opensAt === null ? open('first') : setOpensAt(null))}
        onKeyDown={onKeyDown}
      >
        <Avatar
          component="span"
          src={imageUrl}
          alt=""
          size="var(--mq-target)"
          imageProps={{ referrerPolicy: 'no-referrer' }}
          classNames={{ placeholder: classes.seal }}
        >
          {sealId ? <Seal id={sealId} size={44} /> : <span />}
        </Avatar>
      </button>
      {Dropdown && button ? (
        <Dropdown button={button} opensAt={opensAt} onClose={() => setOpensAt(null)} items={items} choices={choices} />
      ) : null}
    </div>
  );
}

/** Keeps the space of an AvatarMenu until it is known who is signed in. */
export function AvatarPlace() {
  return <span className={classes.button} />;
}

/** The menu's code once it is loaded, and how to load it. After a failure the next press tries again. */
function useDropdown(): [ComponentType<AvatarMenuDropdownProps> | undefined, () => void] {
  const [Dropdown, setDropdown] = useState<ComponentType<AvatarMenuDropdownProps>>();
  const load = useCallback(() => {
    import('./AvatarMenuDropdown.tsx').then(
      ({ AvatarMenuDropdown }) => setDropdown(() => AvatarMenuDropdown),
      () => undefined,
    );
  }, []);
  useEffect(() => whenIdle(load), [load]);
  return [Dropdown, load];
}
