import '@mantine/core/styles/Chip.layer.css';
import { Chip, Input, type DataAttributes, type InputWrapperProps } from '@mantine/core';
import { useId, useUncontrolled } from '@mantine/hooks';
import { useState } from 'react';
import { fieldDefaults } from '../Fields/field.ts';
import { RequiredWord } from '../Fields/RequiredWord.tsx';
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
  /** One of them, as radio buttons; once one is chosen, a last chip takes the answer back. */
  isSingle?: boolean;
  /** How many are wanted; shows "2 of 3". More cannot be chosen. */
  count?: number;
  /** Says why one more was not chosen. */
  whenFull?: string;
}

/** The value of the chip that takes the answer back. */
const noneValue = '';

/** Mantine's Chip.Group of checkboxes, or of radio buttons, with the label, help and error of a field. */
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
  'aria-required': isRequired,
  ...field
}: ChipGroupProps) {
  const { chosenOf, noAnswer } = useUiMessages();
  const ownId = useId(id);
  const [chosen, setChosen] = useUncontrolled({ value, defaultValue, finalValue: [], onChange });
  const [refusals, setRefusals] = useState(0);
  const isRefused = refusals > 0;
  const [isTakenBack, setIsTakenBack] = useState(false);
  const isHelped = Boolean(description) || count < Infinity;
  const hasWord = Boolean(isRequired) && !isSingle;
  const described = [
    isHelped && `${ownId}-description`,
    hasWord && `${ownId}-required`,
    field.error && `${ownId}-error`,
  ];
  const choose = (now: string[]) => {
    // A group that was filled beyond its count elsewhere can still be emptied.
    const isTooMany = now.length > count && now.length > chosen.length;
    setRefusals(isTooMany ? refusals + 1 : 0);
    if (!isTooMany) setChosen(data.map((option) => option.value).filter((each) => now.includes(each)));
  };
  const renderChip = ({ value: each, label, isAside }: ChipGroupProps['data'][number], i: number) => (
    <Chip
      key={each}
      value={each}
      name={isSingle ? ownId : undefined}
      aria-invalid={field.error && !isSingle ? true : undefined}
      // Where the form puts the focus when something is wrong.
      data-path={i === 0 ? path : undefined}
      classNames={isAside ? { ...classes, label: `${classes.label} ${classes.aside}` } : classes}
    >
      {label}
    </Chip>
  );
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
        role={isSingle ? 'radiogroup' : 'group'}
        aria-required={isSingle ? isRequired : undefined}
        aria-invalid={field.error && isSingle ? true : undefined}
        aria-labelledby={`${ownId}-label`}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        className={classes.chips}
        // Why one more was not chosen matters while one chooses; later it would look like an error.
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setRefusals(0);
        }}
      >
        {hasWord ? <RequiredWord id={`${ownId}-required`} /> : null}
        {isSingle ? (
          <Chip.Group
            value={chosen[0] ?? (isTakenBack ? noneValue : null)}
            onChange={(now) => {
              setIsTakenBack(now === noneValue);
              choose([now]);
            }}
          >
            {data.map(renderChip)}
            {/* It stays after it was pressed: it has the focus then, and what is below does not move. */}
            {chosen.length > 0 || isTakenBack ? (
              <Chip
                value={noneValue}
                name={ownId}
                classNames={{ ...classes, label: `${classes.label} ${classes.none}` }}
              >
                {noAnswer}
              </Chip>
            ) : null}
          </Chip.Group>
        ) : (
          <Chip.Group multiple value={chosen} onChange={choose}>
            {data.map(renderChip)}
          </Chip.Group>
        )}
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
