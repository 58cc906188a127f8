import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import { Notification, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../shared/messages.ts';
import type { Notice } from './notify.ts';
import classes from './ToastSheet.module.css';

const looks = {
  success: { color: 'green', Icon: CheckIcon },
  error: { color: 'red', Icon: WarningIcon },
  neutral: { color: 'gray', Icon: InfoIcon },
} as const satisfies Record<Notice['kind'], object>;

/** Escape closes the notice with the focus, not Mantine's dialog below it. */
const ownsEscape = { 'data-mantine-stop-propagation': true };

export interface ToastSheetProps extends Pick<Notice, 'kind' | 'message' | 'detail' | 'undo'> {
  /** Undo gets the focus when it appears. */
  takesFocus?: boolean;
  /** Called by Dismiss; a page without React listens at `[data-dismiss]`. */
  onDismiss?: () => void;
}

/** Mantine's Notification with a Dismiss button named in the language of the page. The live region around it announces it. */
export function ToastSheet({ kind, message, detail, undo, takesFocus, onDismiss }: ToastSheetProps) {
  const id = useId();
  const { dismiss } = useUiMessages();
  const { color, Icon } = looks[kind];
  return (
    <Notification
      role="none"
      data-notice
      color={color}
      icon={<Icon size={20} />}
      classNames={classes}
      closeButtonProps={{
        'aria-label': dismiss,
        iconSize: '1.25rem',
        'data-dismiss': true,
        ...ownsEscape,
      }}
      onClose={onDismiss}
    >
      {detail ? (
        <>
          <p id={id} className={classes.message}>
            {message}
          </p>
          <p className={classes.detail}>{detail}</p>
        </>
      ) : (
        <span id={id}>{message}</span>
      )}
      {undo ? (
        <UnstyledButton
          ref={takesFocus ? focusNow : undefined}
          aria-describedby={id}
          className={classes.undo}
          {...ownsEscape}
          onClick={() => {
            undo.onClick();
            onDismiss?.();
          }}
        >
          {undo.label}
        </UnstyledButton>
      ) : null}
    </Notification>
  );
}

/** The page does not scroll: notices lie over it. */
function focusNow(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true });
}
