import { useId, type ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { useWords } from '../words.ts';
import classes from './ChoiceChips.module.css';

export interface Option {
  /** What is kept. */
  value: string;
  /** What is shown. */
  label: string;
  /** Another name under which a list finds it, such as the English one. */
  alias?: string;
}

export interface ChoiceChipsProps {
  /** The question. */
  label: ReactNode;
  /** All that one may choose from. */
  options: readonly Option[];
  /** The chosen values. */
  value: readonly string[];
  /** Called with all chosen values, in the order of the options. */
  onChange: (value: string[]) => void;
  /** How many are wanted; shows "2 of 3". More can be chosen, so that nothing is silently refused: the form says so. */
  count?: number;
  /** A word of help under the question. */
  description?: ReactNode;
  /** What is wrong. */
  error?: ReactNode;
  /** Called when the focus leaves a chip. */
  onBlur?: () => void;
}

/** Several of a few: chips that are checkboxes. */
export function ChoiceChips({ label, options, value, onChange, count, description, error, onBlur }: ChoiceChipsProps) {
  const { chosenOf } = useWords();
  const id = useId();
  const toggle = (option: string) =>
    onChange(
      options
        .map((each) => each.value)
        .filter((each) => (each === option ? !value.includes(option) : value.includes(each))),
    );
  const describedBy = [description ? `${id}-help` : '', count ? `${id}-count` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset className={classes.group} aria-describedby={describedBy || undefined}>
      <legend className={classes.legend}>{label}</legend>
      {description || count ? (
        <p className={classes.help}>
          {description ? <span id={`${id}-help`}>{description}</span> : null}
          {count ? (
            <span
              id={`${id}-count`}
              className={classes.count}
              aria-live="polite"
              data-is-full={value.length === count || undefined}
            >
              {chosenOf(value.length, count)}
            </span>
          ) : null}
        </p>
      ) : null}
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
              onBlur={onBlur}
              aria-invalid={error ? true : undefined}
            />
            <CheckIcon size={16} className={classes.check} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The chips for a fixed number of tags, "2 of 3". */
export const TagPicker = ChoiceChips;
