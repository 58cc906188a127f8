import { Trans, useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mithaq/ui-kit';
import classes from './PhonePage.module.css';

export interface SendCodeButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  type: 'submit' | 'button';
  isEnabled: boolean;
  isBusy: boolean;
  /** Seconds until a code can be sent again. */
  secondsLocked: number;
  /** Why no code was sent. */
  failure?: string;
  onClick?: () => void;
}

/** Sends a code; while it is locked it shows the seconds, without announcing them. */
export function SendCodeButton({ isEnabled, isBusy, secondsLocked, failure, ...button }: SendCodeButtonProps) {
  const { t, i18n } = useLingui();
  const seconds = i18n.number(secondsLocked);
  return (
    <>
      <Button {...button} disabled={!isEnabled && !isBusy} loading={isBusy}>
        <Trans>Send Code</Trans>
        {secondsLocked > 0 ? (
          // Hidden from screen readers: a name that changes every second is read every second.
          <span aria-hidden className={classes.seconds}>
            {t({ message: `${seconds} s`, comment: 'Seconds until a code can be sent again, within a button' })}
          </span>
        ) : null}
      </Button>
      <div role="status" className={classes.failure}>
        {failure}
      </div>
    </>
  );
}
