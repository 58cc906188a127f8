import { useLingui } from '@lingui/react';
import { ToastSheet } from '@mithaq/ui-kit';
import { paragraphOf, signInErrors } from '../auth/sign-in-errors.ts';
import classes from './Refusals.module.css';

/** What visitor.ts says when a sign-in ended without a session. What stands ready in a template is announced when it is put into the region beside it. */
export function Refusals() {
  const { i18n } = useLingui();
  return (
    <div className={classes.place}>
      <div id="told" role="status" />
      <div id="warned" role="alert" />
      {signInErrors.map((error) => (
        <template key={error} data-refused={error} data-region={error === 'cancelled' ? 'told' : 'warned'}>
          <ToastSheet kind={error === 'cancelled' ? 'neutral' : 'error'} message={paragraphOf(error, i18n)} />
        </template>
      ))}
    </div>
  );
}
