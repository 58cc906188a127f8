import {
  TextInput as MantineTextInput,
  type DataAttributes,
  type TextInputProps as MantineTextInputProps,
} from '@mantine/core';
import { fieldDefaults } from './field.ts';
import classes from './Fields.module.css';

export type TextInputProps = MantineTextInputProps & DataAttributes;

/** Telephone numbers and addresses run from the left in every language. */
const leftToRight = new Set(['tel', 'email', 'url']);

/** Mantine's TextInput: one line of text. */
export function TextInput(props: TextInputProps) {
  const dir = props.type && leftToRight.has(props.type) ? 'ltr' : undefined;
  return <MantineTextInput {...fieldDefaults} dir={dir} {...props} />;
}

/** A day as YYYY-MM-DD, by the browser's own picker, which phones do best. */
export function DateInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput {...props} type="date" />;
}

export interface CodeInputProps extends Omit<TextInputProps, 'type' | 'maxLength'> {
  /** How many characters the code has; typing stops there. */
  length: number;
}

/** A code that came by SMS, in one field, so that phones can fill it in and a screen reader reads it as one. */
export function CodeInput({ length, ...input }: CodeInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      {...input}
      maxLength={length}
      classNames={{ ...fieldDefaults.classNames, wrapper: classes.code }}
    />
  );
}
