import {
  Textarea as MantineTextarea,
  VisuallyHidden,
  type DataAttributes,
  type TextareaProps as MantineTextareaProps,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useUiMessages } from '../shared/messages.ts';
import { fieldDefaults } from './field.ts';
import classes from './Fields.module.css';

export interface TextareaProps extends MantineTextareaProps, DataAttributes {
  /** How many characters the text may have. More can be typed; then the counter and the form show an error. */
  limit?: number;
  /** From this length on the counter shows how many are left: the last hundred, unless the text is short. */
  counterFrom?: number;
}

/** Mantine's Textarea, growing with what is typed, and a counter near the limit. */
export function Textarea({ limit, counterFrom = (limit ?? 0) - 100, onChange, ...textarea }: TextareaProps) {
  const { charactersLeft, charactersTooMany } = useUiMessages();
  const [typed, setTyped] = useState(() => lengthOf(textarea.defaultValue));
  const used = textarea.value === undefined ? typed : lengthOf(textarea.value);
  const left = (limit ?? 0) - used;
  const counter = used < counterFrom ? '' : left >= 0 ? charactersLeft(left) : charactersTooMany(-left);
  // In a pause: at every key one would hear numbers in place of the own words.
  const [said] = useDebouncedValue(counter, 1000);
  return (
    <div>
      <MantineTextarea
        {...fieldDefaults}
        autosize
        minRows={4}
        maxRows={16}
        {...textarea}
        classNames={{ ...fieldDefaults.classNames, input: classes.textarea }}
        onChange={(event) => {
          const length = lengthOf(event.currentTarget.value);
          // Shorter texts have no counter, so nothing is drawn again.
          setTyped(length < counterFrom ? 0 : length);
          onChange?.(event);
        }}
      />
      {limit === undefined ? null : (
        <>
          <p className={classes.counter} aria-hidden data-is-over={left < 0 || undefined}>
            {counter}
          </p>
          <VisuallyHidden aria-live="polite">{said === counter ? said : ''}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

/** In code points, as the contract counts. */
function lengthOf(value: MantineTextareaProps['value']): number {
  return Array.from(String(value ?? '')).length;
}
