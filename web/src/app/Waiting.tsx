import { useLingui } from '@lingui/react/macro';
import { Loader } from '@mithaq/ui-kit';
import classes from './Waiting.module.css';

/** Shown while nobody knows yet what to show. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <div className={classes.waiting} role="status" aria-label={t`Loading`}>
      <Loader />
    </div>
  );
}
