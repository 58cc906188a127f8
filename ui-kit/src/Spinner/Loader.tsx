import classes from './Spinner.module.css';

export interface LoaderProps {
  /** `sm` within a line or a button. */
  size?: 'sm' | 'md';
}

/** The ring that turns while one waits. Says nothing: what is waited for is said beside it. */
export function Loader({ size = 'md' }: LoaderProps) {
  return <span aria-hidden className={classes.ring} data-size={size} />;
}
