import { useLingui } from '@lingui/react/macro';
import { Loader } from '@mithaq/ui-kit';
import classes from './PageLoader.module.css';

/** Shown while the session or the code of a page loads. */
export function PageLoader() {
  const { t } = useLingui();
  return (
    <div className={classes.waiting}>
      <Loader label={t`Loading`} isLabelHidden />
    </div>
  );
}
