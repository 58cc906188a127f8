import { Trans } from '@lingui/react/macro';
import { Loader } from '@mithaq/ui-kit';
import classes from './ProfileWaiting.module.css';

/** Keeps room for a profile until it is there. */
export function ProfileWaiting() {
  return (
    <div className={classes.waiting} role="status">
      <Loader />
      <span>
        <Trans>Loading...</Trans>
      </span>
    </div>
  );
}
