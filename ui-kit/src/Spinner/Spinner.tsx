import { useWords } from '../words.ts';
import { Loader } from './Loader.tsx';
import classes from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for, shown beside the ring; "Loading..." without it. */
  label?: string;
}

/** Waiting, in the middle of the page. */
export function Spinner({ label }: SpinnerProps) {
  const { loading } = useWords();
  return (
    <div role="status" className={classes.spinner}>
      <Loader size="sm" />
      <span>{label ?? loading}</span>
    </div>
  );
}
