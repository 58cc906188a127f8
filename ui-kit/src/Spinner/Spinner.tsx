import { Loader } from '@mantine/core';
import classes from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for, shown beside the ring. */
  label?: string;
}

/** Waiting, in the middle of the page. */
export function Spinner({ label = 'Loading...' }: SpinnerProps) {
  return (
    <div role="status" className={classes.spinner}>
      <Loader size="sm" aria-hidden />
      <span>{label}</span>
    </div>
  );
}
