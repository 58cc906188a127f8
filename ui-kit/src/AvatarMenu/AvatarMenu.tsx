import { useId, type ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { Link } from '../Link/LinkContext.tsx';
import { Seal } from '../Seal/Seal.tsx';
import { useWords } from '../words.ts';
import classes from './AvatarMenu.module.css';
import { useMenu } from './use-menu.ts';

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
  /** All that one may choose from; `lang` names the language of words that are not in the page's. */
  options: readonly { value: string; label: string; icon?: ReactNode; lang?: string }[];
  /** The chosen value. */
  value: string;
  /** Called with the chosen value. */
  onChange: (value: string) => void;
}

export interface AvatarMenuProps {
  /** The member's picture; the seal stands in when there is none or it can't be fetched. */
  imageUrl?: string;
  /** The id whose seal is shown; while it is not known yet, nothing is. */
  sealId?: string;
  /** Links and actions, in order. */
  items: readonly AvatarMenuItem[];
  /** Labelled groups of which one is chosen, after the items. */
  choices?: readonly AvatarMenuChoice[];
}

const noChoices: readonly AvatarMenuChoice[] = [];

/** The round button at the end of the header, and its menu. */
export function AvatarMenu({ imageUrl, sealId, items, choices = noChoices }: AvatarMenuProps) {
  const { isOpen, close, root, button, menu } = useMenu();
  const { accountMenu } = useWords();
  const id = useId();
  return (
    <div ref={root} className={classes.root}>
      <button
        type="button"
        className={classes.button}
        aria-label={accountMenu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        {...button}
      >
        {sealId ? <Seal id={sealId} size={44} /> : null}
        {imageUrl ? (
          // A picture that does not load leaves the seal behind it.
          <img
            src={imageUrl}
            alt=""
            width={44}
            height={44}
            className={classes.image}
            referrerPolicy="no-referrer"
            onError={(event) => event.currentTarget.remove()}
          />
        ) : null}
      </button>
      {isOpen ? (
        <div id={id} role="menu" aria-label={accountMenu} className={classes.dropdown} {...menu}>
          {items.map((item) => (
            <Entry key={item.label} {...item} onChosen={close} />
          ))}
          {choices.map((choice, at) => (
            // Not by its words, or choosing a language would make new elements, and lose the focus.
            <ChoiceGroup key={at} {...choice} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Keeps the room of an AvatarMenu that is still to come. */
export function AvatarPlace() {
  return <span className={classes.button} />;
}

function Entry({ label, href, onClick, icon, onChosen }: AvatarMenuItem & { onChosen: () => void }) {
  const parts = {
    role: 'menuitem',
    tabIndex: -1,
    className: classes.item,
    onClick: () => {
      onChosen();
      onClick?.();
    },
    children: (
      <>
        {icon}
        {label}
      </>
    ),
  };
  return href ? <Link href={href} {...parts} /> : <button type="button" {...parts} />;
}

/** A choice leaves the menu open, so that one sees what it does. */
function ChoiceGroup({ label, options, value, onChange }: AvatarMenuChoice) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={classes.group}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={option.value === value}
          lang={option.lang}
          className={classes.item}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
          <CheckIcon size={18} className={classes.check} />
        </button>
      ))}
    </div>
  );
}
