import '@mantine/core/styles/Chip.layer.css';
import { Chip, Input, type DataAttributes, type InputWrapperProps } from '@mantine/core';
import { useId, useUncontrolled } from '@mantine/hooks';
import { useState } from 'react';
import { fieldDefaults } from '../Fields/field.ts';
import { useUiMessages } from '../shared/messages.ts';
import classes from './ChipGroup.module.css';

export interface ChipGroupProps extends Omit<InputWrapperProps, 'onChange' | 'children' | 'data'>, DataAttributes {
  /** All that can be chosen from; one that is aside is no value, and has a dashed edge. */
  data: readonly { value: string; label: string; isAside?: boolean }[];
  /** The chosen values. */
  value?: string[];
  /** The values that are chosen at first, when the form does not hold them. */
  defaultValue?: string[];
  /** Called with all chosen values, in the order of `data`. */
  onChange?: (value: string[]) => void;
  /** Choosing one takes the other one back. */
  isSingle?: boolean;
  /** How many are wanted; shows "2 of 3". More cannot be chosen. */
  count?: number;
  /** Says why one more was not chosen. */
  whenFull?: string;
}

/** Mantine's Chip.Group of checkboxes, with the label, help and error of a field. */
export function ChipGroup({
  data,
  value,
  defaultValue,
  onChange,
  isSingle = false,
  count = Infinity,
  whenFull,
  description,
  id,
  'data-path': path,
  ...field
}: ChipGroupProps) {
  const { chosenOf } = useUiMessages();
  const ownId = useId(id);
  const [chosen, setChosen] = useUncontrolled({ value, defaultValue, finalValue: [], onChange });
  const [refusals, setRefusals] = useState(0);
  const isRefused = refusals > 0;
  const isHelped = Boolean(description) || count < Infinity;
  const described = [isHelped && `${ownId}-description`, field.error && `${ownId}-error`].filter(Boolean).join(' ');
  const choose = (all: string[]) => {
    const now = isSingle ? all.filter((each) => !chosen.includes(each)) : all;
    // A group that was filled beyond its count elsewhere can still be emptied.
    const isTooMany = now.length > count && now.length > chosen.length;
    setRefusals(isTooMany ? refusals + 1 : 0);
    if (!isTooMany) setChosen(data.map((option) => option.value).filter((each) => now.includes(each)));
  };
  return (
    <Input.Wrapper
      {...fieldDefaults}
      // Help says how many to choose, so it comes before the chips.
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      labelElement="div"
      {...field}
      id={ownId}
      classNames={{ ...fieldDefaults.classNames, description: classes.description }}
      description={
        isHelped ? (
          <>
            <span>{description}</span>
            {/* Why one more was not chosen says it as well. */}
            {count === Infinity || (isRefused && whenFull && !field.error) ? null : (
              <span className={classes.count} aria-live="polite" data-is-full={chosen.length === count || undefined}>
                {chosenOf(chosen.length, count)}
              </span>
            )}
          </>
        ) : undefined
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here: the focus has left */}
      <div
        role="group"
        aria-labelledby={`${ownId}-label`}
        aria-describedby={described || undefined}
        className={classes.chips}
        // Why one more was not chosen matters while one chooses; later it would look like an error.
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setRefusals(0);
        }}
      >
        <Chip.Group multiple value={chosen} onChange={choose}>
          {data.map(({ value: each, label, isAside }, i) => (
            <Chip
              key={each}
              value={each}
              aria-invalid={field.error ? true : undefined}
              // Where the form puts the focus when something is wrong.
              data-path={i === 0 ? path : undefined}
              classNames={isAside ? { ...classes, label: `${classes.label} ${classes.aside}` } : classes}
            >
              {label}
            </Chip>
          ))}
        </Chip.Group>
      </div>
      {whenFull === undefined ? null : (
        <p className={classes.full} aria-live="polite">
          {/* New each time, so that a screen reader says it again. */}
          {isRefused && !field.error ? <span key={refusals}>{whenFull}</span> : null}
        </p>
      )}
    </Input.Wrapper>
  );
}
