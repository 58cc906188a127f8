import { useId, type ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import classes from './Fields.module.css';

/** What every control is given. */
export interface ControlProps extends Pick<
  FieldProps,
  'name' | 'aria-required' | 'disabled' | 'placeholder' | 'onFocus' | 'onBlur'
> {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** More that describes the control: the id of an element within it. */
  describedBy?: string;
  /** The control itself. */
  children: (control: ControlProps) => ReactNode;
}

/** A question above its control, help and what is wrong under it; bound together for screen readers. */
export function FieldFrame({ label, description, error, id, describedBy, children, ...control }: FieldFrameProps) {
  const made = useId();
  const own = id ?? made;
  const said = [error ? `${own}-error` : '', description ? `${own}-help` : '', describedBy ?? '']
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label htmlFor={own} id={`${own}-label`} className={classes.label}>
        {label}
      </label>
      {children({
        ...control,
        id: own,
        'aria-describedby': said || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {description ? (
        <div id={`${own}-help`} className={classes.description}>
          {description}
        </div>
      ) : null}
      {error ? (
        <p id={`${own}-error`} className={classes.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
