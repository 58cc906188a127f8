import { VisuallyHidden } from '@mantine/core';
import classes from './NewsDot.module.css';

export interface NewsDotProps {
  /** What the dot says, for screen readers: "new". Absent where the name of the control says it. */
  label?: string;
  /** Nothing is new, but something waits: a ring in the tone of sand. */
  isQuiet?: boolean;
}

/** A quiet dot after a label: there is something new behind it. It has no number. */
export function NewsDot({ label, isQuiet = false }: NewsDotProps) {
  return (
    <>
      {' '}
      <span className={classes.dot} data-quiet={isQuiet || undefined} />
      {label ? <VisuallyHidden component="span">({label})</VisuallyHidden> : null}
    </>
  );
}
