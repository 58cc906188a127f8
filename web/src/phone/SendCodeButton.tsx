import { Button, type ButtonProps } from '@mithaq/ui-kit';
import classes from './VerifyPhonePage.module.css';

export interface SendCodeButtonProps extends Pick<ButtonProps, 'variant'> {
  type: 'submit' | 'button';
  isEnabled: boolean;
  isBusy: boolean;
  /** Seconds until a code can be sent again. */
  secondsLocked: number;
  onClick?: () => void;
}

/** Sends a code; while it is locked it counts the seconds, quietly. */
export function SendCodeButton({ isEnabled, isBusy, secondsLocked, ...button }: SendCodeButtonProps) {
  return (
    <Button {...button} disabled={!isEnabled && !isBusy} loading={isBusy}>
      Send Code
      {secondsLocked > 0 ? (
        // Hidden from screen readers: a name that changes every second is read every second.
        <span aria-hidden className={classes.seconds}>
          {secondsLocked} s
        </span>
      ) : null}
    </Button>
  );
}
