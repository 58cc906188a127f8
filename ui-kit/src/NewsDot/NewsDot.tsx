import { VisuallyHidden } from '@mantine/core';
import classes from './NewsDot.module.css';

export interface NewsDotProps {
  /** What the dot says, for screen readers: "new". Absent where the name of the control says it. */
  label?: string;
}

/** A quiet dot after a label: there is something new behind it. It has no number. */
export function NewsDot({ label }: NewsDotProps) {
  return (
    <>
      {' '}
      <span className={classes.dot} />
      {label ? <VisuallyHidden component="span">({label})</VisuallyHidden> : null}
    </>
  );
}
