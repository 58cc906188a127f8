import type { ChangeEvent, HTMLAttributes } from 'react';
import { directionOf } from './direction.ts';
import type { FieldProps } from './field-props.ts';
import { FieldFrame } from './FieldFrame.tsx';
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
export function TextField({ value, onChange, autoComplete, inputMode, type = 'text', ...field }: TextFieldProps) {
  // Numbers and addresses run from the left in every language.
  const dir = type === 'tel' || type === 'email' ? 'ltr' : directionOf(value);
  return (
    <FieldFrame {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          dir={dir}
          value={value}
          onChange={onChange}
          autoComplete={autoComplete}
          inputMode={inputMode}
          className={classes.input}
        />
      )}
    </FieldFrame>
  );
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
export function DateField({ value, onChange, min, max, autoComplete, ...field }: DateFieldProps) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          onChange={onChange}
          min={min}
          max={max}
          autoComplete={autoComplete}
          className={classes.input}
        />
      )}
    </FieldFrame>
  );
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
export function CodeField({ value, onChange, length, ...field }: CodeFieldProps) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
          dir="ltr"
          value={value}
          onChange={onChange}
          className={`${classes.input} ${classes.code}`}
        />
      )}
    </FieldFrame>
  );
}
