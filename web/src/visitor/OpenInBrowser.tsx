import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mithaq/ui-kit';
import classes from './OpenInBrowser.module.css';

/** The dialog of auth/OpenInBrowserDialog.tsx for pages without the application: closed until visitor.ts opens it. */
export function OpenInBrowser() {
  const { t } = useLingui();
  return (
    <dialog id="open-in-browser" aria-labelledby="open-in-browser-title" aria-describedby="open-in-browser-text" className={classes.dialog}>
      <h2 id="open-in-browser-title" className={classes.title}>
        <Trans>Open in Browser</Trans>
      </h2>
      <p id="open-in-browser-text" className={classes.text}>
        <Trans>For a secure sign-in experience, please continue in your device&apos;s default browser.</Trans>
      </p>
      <form method="dialog" className={classes.actions}>
        <Button type="submit" variant="default" autoFocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="button" data-copy data-copied={t`Copied!`} data-by-hand={t`Copy this link and open it in your browser:`}>
          <Trans>Copy Link</Trans>
        </Button>
      </form>
    </dialog>
  );
}
