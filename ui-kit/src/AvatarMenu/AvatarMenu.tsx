import { Menu } from '@mantine/core';
import { Fragment, useId, type ReactNode } from 'react';
import { Link } from '../Link/LinkContext.tsx';
import { Seal } from '../Seal/Seal.tsx';
import classes from './AvatarMenu.module.css';

export interface AvatarMenuItem {
  /** The words. */
  label: string;
  /** Where it leads; or else `onClick`. */
  href?: string;
  /** What it does. */
  onClick?: () => void;
  /** An icon before the words. */
  icon?: ReactNode;
}

export interface AvatarMenuChoice {
  /** What is chosen here, "Appearance". */
  label: string;
  /** All that one may choose from. */
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  /** The chosen value. */
  value: string;
  /** Called with the chosen value. */
  onChange: (value: string) => void;
}

export interface AvatarMenuProps {
  /** The member's picture; the seal stands in when there is none or it can't be fetched. */
  imageUrl?: string;
  /** The id whose seal is shown. */
  sealId: string;
  /** Links and actions, in order. */
  items: readonly AvatarMenuItem[];
  /** Labelled groups of which one is chosen, after the items. */
  choices?: readonly AvatarMenuChoice[];
}

const noChoices: readonly AvatarMenuChoice[] = [];

/** The round button at the end of the header, and its menu. */
export function AvatarMenu({ imageUrl, sealId, items, choices = noChoices }: AvatarMenuProps) {
  return (
    // Without the placeholder the focus opens on the first entry, as a menu should.
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={248} classNames={{ dropdown: classes.dropdown, item: classes.item, label: classes.label, divider: classes.divider }}>
      <Menu.Target>
        <button type="button" className={classes.button} aria-label="Account menu">
          <Seal id={sealId} size={44} />
          {imageUrl ? (
            // A picture that does not load leaves the seal behind it.
            <img src={imageUrl} alt="" width={44} height={44} className={classes.image} referrerPolicy="no-referrer" onError={(event) => event.currentTarget.remove()} />
          ) : null}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, href, onClick, icon }) =>
          href ? (
            <Menu.Item key={label} component={Link} href={href} onClick={onClick} leftSection={icon}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} onClick={onClick} leftSection={icon}>
              {label}
            </Menu.Item>
          ),
        )}
        {choices.map((choice) => (
          <Fragment key={choice.label}>
            <Menu.Divider />
            <ChoiceGroup {...choice} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function ChoiceGroup({ label, options, value, onChange }: AvatarMenuChoice) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Menu.Label id={id}>{label}</Menu.Label>
      <Menu.RadioGroup value={value} onChange={onChange}>
        {options.map((option) => (
          <Menu.RadioItem key={option.value} value={option.value} rightSection={option.icon}>
            {option.label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  );
}
