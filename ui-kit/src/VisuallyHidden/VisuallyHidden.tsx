import type { ComponentPropsWithRef } from 'react';
import classes from './VisuallyHidden.module.css';

/** Words for screen readers alone. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'div'>, 'className'>) {
  return <div {...props} className={classes.hidden} />;
}
