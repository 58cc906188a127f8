import { TextInput } from '@mantine/core';
import type { ChangeEvent, HTMLAttributes } from 'react';
import { leftToRight, runningAs } from './direction.ts';
import type { FieldProps } from './field-props.ts';
import classes from './Fields.module.css';

export interface TextFieldProps extends FieldProps {
  /** What is typed. */
  value: string;
  /** Called with the event; `form.getInputProps` fits. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** What the browser may fill in, "name", "tel". */
  autoComplete?: string;
  /** The keyboard a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Kind of text. */
  type?: 'text' | 'tel' | 'email' | 'search';
}

/** One line of text. */
export function TextField({ type = 'text', ...field }: TextFieldProps) {
  return <TextInput type={type} classNames={classes} attributes={type === 'tel' || type === 'email' ? leftToRight : runningAs(field.value)} {...field} />;
}

export interface DateFieldProps extends FieldProps {
  /** The day as YYYY-MM-DD, or empty. */
  value: string;
  /** Called with the event; its value is YYYY-MM-DD or empty. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** First day that may be chosen. */
  min?: string;
  /** Last day that may be chosen. */
  max?: string;
  /** What the browser may fill in, "bday". */
  autoComplete?: string;
}

/** A day, by the browser's own date input. */
export function DateField(field: DateFieldProps) {
  return <TextInput type="date" classNames={classes} {...field} />;
}

export interface CodeFieldProps extends FieldProps {
  /** The digits typed so far. */
  value: string;
  /** Called with the event. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** How many characters the code has; typing stops there. */
  length: number;
}

/** A code that came by SMS; phones offer to fill it in. */
export function CodeField({ length, ...field }: CodeFieldProps) {
  return <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={length} dir="ltr" classNames={{ ...classes, input: `${classes.input} ${classes.code}` }} {...field} />;
}
