import { Loader } from '@mithaq/ui-kit';
import classes from './Waiting.module.css';

/** Shown while nobody knows yet what to show. */
export function Waiting() {
  return (
    <div className={classes.waiting} role="status" aria-label="Loading">
      <Loader />
    </div>
  );
}
