import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mithaq/ui-kit';
import { openInBrowserMessages as words } from '../auth/open-in-browser-messages.ts';
import classes from './OpenInBrowser.module.css';

/** The dialog of auth/OpenInBrowserDialog.tsx without React. page-script.ts opens it. */
export function OpenInBrowser() {
  const { t } = useLingui();
  return (
    <dialog
      id="open-in-browser"
      aria-labelledby="open-in-browser-title"
      aria-describedby="open-in-browser-text"
      className={classes.dialog}
    >
      <h2 id="open-in-browser-title" className={classes.title}>
        {t(words.title)}
      </h2>
      <p id="open-in-browser-text" className={classes.text}>
        {t(words.text)}
      </p>
      <form method="dialog" className={classes.actions}>
        <Button type="submit" variant="default" autoFocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="button" data-copy data-copied={t(words.copied)} data-by-hand={t(words.byHand)}>
          {t(words.copyLink)}
        </Button>
      </form>
    </dialog>
  );
}
