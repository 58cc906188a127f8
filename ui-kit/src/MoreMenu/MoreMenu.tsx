import type { AvatarMenuItem } from '../AvatarMenu/AvatarMenuDropdown.tsx';
import { MenuButton } from '../AvatarMenu/MenuButton.tsx';
import { MoreIcon } from '../icons/icons.tsx';
import classes from './MoreMenu.module.css';

export interface MoreMenuProps {
  /** Names the button, "More about Yusuf". */
  label: string;
  /** Links and actions, in order. */
  items: readonly AvatarMenuItem[];
}

/** A quiet button with three dots for rarely used actions. */
export function MoreMenu({ label, items }: MoreMenuProps) {
  return (
    <MenuButton label={label} className={classes.button} items={items}>
      <MoreIcon />
    </MenuButton>
  );
}
