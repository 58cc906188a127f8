import {
  TextInput as MantineTextInput,
  type DataAttributes,
  type TextInputProps as MantineTextInputProps,
} from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { fieldDefaults } from './field.ts';
import classes from './Fields.module.css';
import { RequiredWord } from './RequiredWord.tsx';

export type TextInputProps = MantineTextInputProps & DataAttributes;

/** Telephone numbers and addresses run from the left in every language. */
const leftToRight = new Set(['tel', 'email', 'url']);

/** Mantine's TextInput: one line of text. */
export function TextInput(props: TextInputProps) {
  const dir = props.type && leftToRight.has(props.type) ? 'ltr' : undefined;
  return <MantineTextInput {...fieldDefaults} dir={dir} {...props} />;
}

/** A day as YYYY-MM-DD, by the browser's own picker, which phones do best. */
export function DateInput({ description, ...props }: Omit<TextInputProps, 'type'>) {
  return (
    <TextInput
      {...props}
      type="date"
      description={
        props['aria-required'] ? (
          <>
            {description} <RequiredWord />
          </>
        ) : (
          description
        )
      }
      descriptionProps={description ? undefined : { className: classes.unseen }}
    />
  );
}

export interface CodeInputProps extends Omit<TextInputProps, 'type' | 'maxLength' | 'value' | 'onSelect'> {
  /** How many characters the code has; typing stops there. */
  length: number;
  /** What is typed. */
  value: string;
}

/**
 * A code that came by SMS, drawn as a box for each character. It is one input, so that phones can fill it in, a code can be
 * pasted, and a screen reader reads it as one.
 */
export function CodeInput({ length, value, ...input }: CodeInputProps) {
  const [selection, setSelection] = useState<Selection>([0, 0]);
  const element = useRef<HTMLInputElement>(null);
  // React hears of a selection by keys and pointer, and not of one by script or the handles of a phone.
  useEffect(() => {
    const read = () => setSelection(selectionOf(element.current));
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return (
    <TextInput
      ref={element}
      size="xl"
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      {...input}
      value={value}
      maxLength={length}
      onSelect={({ currentTarget }) => setSelection(selectionOf(currentTarget))}
      classNames={{ ...fieldDefaults.classNames, wrapper: classes.code, section: classes.boxes }}
      style={{ '--code-length': length }}
      leftSectionWidth="100%"
      leftSectionPointerEvents="none"
      leftSection={<Boxes length={length} value={value} selection={selection} />}
    />
  );
}

/** The first selected character, and the one after the last. */
type Selection = [from: number, to: number];

function selectionOf(input: HTMLInputElement | null): Selection {
  return [input?.selectionStart ?? 0, input?.selectionEnd ?? 0];
}

/** The boxes of a CodeInput; those that are selected are active, or the one with the cursor. */
function Boxes({ length, value, selection: [from, to] }: { length: number; value: string; selection: Selection }) {
  const cursor = Math.min(from, value.length, length - 1);
  return Array.from({ length }, (_, at) => (
    <span
      // oxlint-disable-next-line react/no-array-index-key -- a box is its place
      key={at}
      aria-hidden
      className={classes.box}
      data-active={(from === to ? at === cursor : at >= from && at < to) || undefined}
    >
      {value[at]}
    </span>
  ));
}
