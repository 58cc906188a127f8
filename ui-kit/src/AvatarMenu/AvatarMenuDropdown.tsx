import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useId, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { Link } from '../Link/LinkContext.tsx';
import classes from './AvatarMenu.module.css';

export interface AvatarMenuItem {
  /** The text. */
  label: string;
  /** Where it leads; or else `onClick`. */
  href?: string;
  /** What it does. */
  onClick?: () => void;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Draws a line above it. */
  startsGroup?: boolean;
  /** Why it can not be pressed now, below the text: it stays in the menu, so that the reason can be read and heard. */
  disabledReason?: string;
  /** It shares its line with another short one. */
  isShort?: boolean;
}

/** A labelled group of which one is chosen. */
export interface AvatarMenuChoice {
  /** Names the group, "Appearance". */
  label: string;
  /** All that can be chosen; `lang` is the language of a label that is not in the page's. */
  options: readonly { value: string; label: string; icon?: ReactNode; lang?: string }[];
  /** The chosen value. */
  value: string;
  /** Called with the chosen value. */
  onChange: (value: string) => void;
}

export interface AvatarMenuDropdownProps {
  /** The button that opens it, names it, and gets the focus back. */
  button: HTMLButtonElement;
  /** The entry at which it opens; null while it is closed. */
  opensAt: 'first' | 'last' | null;
  onClose: () => void;
  /** Who is signed in, above the entries. */
  head?: ReactNode;
  items: readonly (AvatarMenuItem | AvatarMenuChoice)[];
}

/** The menu of an AvatarMenu, on Mantine's Menu. In a file of its own, since Menu brings floating-ui. */
export function AvatarMenuDropdown({ button, opensAt, onClose, head, items }: AvatarMenuDropdownProps) {
  const close = () => {
    // After Tab or a press elsewhere the browser moves the focus on from here.
    button.focus();
    onClose();
  };
  const end = items.at(-1);
  const last = end && isChoice(end) ? end.options.at(-1) : end;
  const autofocus = (entry: object) => (opensAt === 'last' && entry === last ? true : undefined);
  return (
    <Menu
      id={button.id}
      opened={opensAt !== null}
      onChange={(isOpened) => !isOpened && close()}
      position="bottom-end"
      // Mantine turns a plain min() into a number of its own.
      width="calc(min(18.5rem, 100vw - 2rem))"
      // The header, and the button with it, never scrolls out of view.
      hideDetached={false}
      // The animation is the style sheet's.
      transitionProps={{ duration: 0 }}
      // Otherwise the menu is outside of all landmarks, and has an element that a menu must not have (axe).
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      checkIcon={<CheckIcon size={18} />}
      classNames={{ item: classes.item, itemIndicator: classes.check, itemSection: classes.icon, label: classes.label }}
    >
      <Menu.Target>
        <ExistingTarget element={button} />
      </Menu.Target>
      <Menu.Dropdown
        className={classes.dropdown}
        // A screen reader says it with the name of the menu: the arrows go from entry to entry.
        aria-describedby={head ? `${button.id}-head` : undefined}
        onKeyDown={({ key }) => key === 'Tab' && close()}
      >
        {head ? (
          <div id={`${button.id}-head`} className={classes.head}>
            {head}
          </div>
        ) : null}
        {/* Keys are not labels: choosing a language would make new elements, and lose the focus. */}
        {items.map((item, at) =>
          isChoice(item) ? (
            <ChoiceGroup key={at} choice={item} autofocus={autofocus} />
          ) : (
            <Item key={at} {...item} data-autofocus={autofocus(item)} />
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function isChoice(item: AvatarMenuItem | AvatarMenuChoice): item is AvatarMenuChoice {
  return 'options' in item;
}

/** Gives Mantine a target that was on the page before the menu was loaded. */
function ExistingTarget({ ref, element }: { ref?: Ref<HTMLButtonElement>; element: HTMLButtonElement }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

function Item({ startsGroup, ...item }: AvatarMenuItem & { 'data-autofocus'?: true }) {
  return (
    <>
      {startsGroup ? <Menu.Divider className={classes.line} /> : null}
      <Entry {...item} />
    </>
  );
}

function Entry({ label, href, icon, isShort, disabledReason, ...entry }: Omit<AvatarMenuItem, 'startsGroup'>) {
  const id = useId();
  const item = { ...entry, 'data-short': isShort || undefined };
  if (disabledReason) {
    return (
      <Menu.Item
        {...item}
        leftSection={icon}
        onClick={undefined}
        closeMenuOnClick={false}
        aria-disabled
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-reason`}
      >
        <span id={`${id}-label`}>{label}</span>
        <span id={`${id}-reason`} className={classes.reason}>
          {disabledReason}
        </span>
      </Menu.Item>
    );
  }
  return href ? (
    <Menu.Item component={Link} href={href} leftSection={icon} {...item}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item leftSection={icon} {...item}>
      {label}
    </Menu.Item>
  );
}

interface ChoiceGroupProps {
  choice: AvatarMenuChoice;
  autofocus: (entry: object) => true | undefined;
}

/** A choice leaves the menu open, so that its effect can be seen. */
function ChoiceGroup({ choice: { label, options, value, onChange }, autofocus }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={classes.choices}>
      <Menu.Label id={id}>{label}</Menu.Label>
      <Menu.RadioGroup value={value} onChange={onChange}>
        <div className={classes.options}>
          {options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              className={classes.choice}
              value={option.value}
              lang={option.lang}
              data-autofocus={autofocus(option)}
              // Mantine leaves the focus where it was, and the arrows would go on from there.
              onClick={({ currentTarget }) => currentTarget.focus()}
            >
              <span className={classes.option}>
                {option.icon}
                {option.label}
              </span>
            </Menu.RadioItem>
          ))}
        </div>
      </Menu.RadioGroup>
    </div>
  );
}
