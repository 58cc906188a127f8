import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { ToastSheet } from '@mithaq/ui-kit';
import { paragraphOf, signInErrors } from '../auth/sign-in-errors.ts';
import classes from './SignInErrors.module.css';

/**
 * The notices that page-script.ts shows: errors of a sign-in, that an account was deleted, and that one is logged out. Each is ready in a
 * template; a screen reader announces it when the script copies it into its live region.
 */
export function SignInErrors() {
  const { i18n } = useLingui();
  return (
    <div className={classes.place}>
      <div id="announced" role="status" />
      <div id="warned" role="alert" />
      <template data-sign-out-message="logged-out">
        <ToastSheet kind="neutral" message={i18n._(msg`You are logged out.`)} />
      </template>
      <template data-sign-out-message="deleted">
        <ToastSheet
          kind="success"
          message={i18n._(
            msg`Your account has been deleted. Thank you for the time with us, and may Allah ease your way.`,
          )}
        />
      </template>
      {signInErrors.map((error) => (
        <template key={error} data-refused={error} data-region={error === 'cancelled' ? 'announced' : 'warned'}>
          <ToastSheet kind={error === 'cancelled' ? 'neutral' : 'error'} message={paragraphOf(error, i18n)} />
        </template>
      ))}
    </div>
  );
}
