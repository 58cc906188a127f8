import type { ComponentPropsWithRef } from 'react';
import classes from './Button.module.css';

/** A button without a look, for words within words. */
export function UnstyledButton({ className, ...button }: Omit<ComponentPropsWithRef<'button'>, 'type'>) {
  return (
    <button type="button" {...button} className={className ? `${classes.unstyled} ${className}` : classes.unstyled} />
  );
}
