/* oxlint-disable jsx-a11y/click-events-have-key-events -- the keys are pressed in the field, which keeps the focus */
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { CheckIcon, ChevronIcon } from '../icons/icons.tsx';
import { directionOf } from './direction.ts';
import type { FieldProps } from './field-props.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { Listbox } from './use-listbox.ts';
import classes from './Fields.module.css';

export interface ComboboxProps extends FieldProps {
  /** What stands in the field. */
  text: string;
  /** Called with what is typed; without it nothing can be typed, and a letter goes to the option that begins with it. */
  onType?: (typed: string) => void;
  /** The options that are offered, in order. */
  options: readonly { value: string; label: string }[];
  /** Whether an option is chosen. */
  isChosen: (value: string) => boolean;
  /** Open, closed, and where in the list one is. */
  listbox: Listbox;
  /** Said when there is nothing to offer. */
  nothingFound?: ReactNode;
  /** Several can be chosen. */
  isMulti?: boolean;
  /** Before what is typed: what was chosen of many. */
  before?: ReactNode;
  /** Describes the field, too: the id of an element in `before`. */
  describedBy?: string;
  /** Free words: the list is offered, not opened, and has no sign. */
  isFree?: boolean;
  /** Keys that the list does not use. */
  onOtherKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A field with a list under it. What is typed and chosen is its owner's business. */
export function Combobox({
  text,
  onType,
  options,
  isChosen,
  listbox,
  nothingFound,
  isMulti,
  before,
  describedBy,
  isFree = false,
  onOtherKey,
  ...field
}: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, active, isAbove, anchor, list, open, close, choose, onKeyDown } = listbox;
  const isEmpty = options.length === 0;
  const isShown = isOpen && !isEmpty;
  return (
    <FieldFrame {...field} describedBy={describedBy}>
      {({ placeholder, onBlur, ...control }) => (
        <div ref={anchor} className={classes.box}>
          <div
            role="presentation"
            className={classes.input}
            data-disabled={control.disabled || undefined}
            data-invalid={control['aria-invalid']}
            // A press beside the words is a press on the field.
            onMouseDown={(event) => {
              if (event.target !== event.currentTarget || control.disabled) return;
              event.preventDefault();
              input.current?.focus();
              open();
            }}
          >
            {before}
            <input
              {...control}
              ref={input}
              role="combobox"
              // A browser that fills in a country here would fight with the list.
              autoComplete="off"
              aria-autocomplete={onType ? 'list' : 'none'}
              aria-haspopup="listbox"
              aria-expanded={isShown}
              aria-controls={isShown ? `${control.id}-list` : undefined}
              aria-activedescendant={isShown && active >= 0 ? `${control.id}-${active}` : undefined}
              readOnly={!onType}
              value={text}
              placeholder={before ? undefined : placeholder}
              dir={directionOf(text)}
              className={classes.within}
              onChange={(event) => onType?.(event.currentTarget.value)}
              onClick={({ currentTarget }) => {
                // The list closes when the focus leaves.
                currentTarget.focus();
                // What is typed next is sought, rather than added to what was chosen.
                if (onType && !isFree) currentTarget.select();
                if (isOpen && !onType) close();
                else open();
              }}
              onKeyDown={(event) => {
                onKeyDown(event);
                if (!event.defaultPrevented) onOtherKey?.(event);
              }}
              onBlur={(event) => {
                close();
                onBlur?.(event);
              }}
            />
            {isFree ? null : <ChevronIcon size={18} className={classes.chevron} />}
          </div>
          <div aria-live="polite">
            {isOpen && isEmpty && nothingFound !== undefined ? (
              <p className={`${classes.dropdown} ${classes.nothing}`}>{nothingFound}</p>
            ) : null}
          </div>
          {isShown ? (
            <div
              ref={list}
              id={`${control.id}-list`}
              role="listbox"
              tabIndex={-1}
              aria-labelledby={`${control.id}-label`}
              aria-multiselectable={isMulti}
              className={classes.dropdown}
              data-is-above={isAbove || undefined}
              onMouseDown={keepFocus}
            >
              {options.map(({ value, label }, at) => (
                <div
                  key={value}
                  id={`${control.id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isChosen(value)}
                  data-active={at === active || undefined}
                  className={classes.option}
                  onClick={() => choose(at)}
                >
                  <span dir="auto">{label}</span>
                  {isChosen(value) ? <CheckIcon size={18} /> : null}
                </div>
              ))}
            </div>
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
}

/** A press on the list leaves the focus in the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
