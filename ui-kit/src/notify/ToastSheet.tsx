import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import { Notification, UnstyledButton } from '@mantine/core';
import { useUiMessages } from '../shared/messages.ts';
import type { Notice } from './notify.ts';
import classes from './ToastSheet.module.css';

const colors = { success: 'green', error: 'red', neutral: 'gray' } as const satisfies Record<Notice['kind'], string>;

export interface ToastSheetProps extends Pick<Notice, 'kind' | 'message' | 'detail' | 'undo'> {
  /** Called by Dismiss; a page without React listens at `[data-dismiss]`. */
  onDismiss?: () => void;
}

/** Mantine's Notification with a Dismiss button named in the language of the page. The live region around it announces it. */
export function ToastSheet({ kind, message, detail, undo, onDismiss }: ToastSheetProps) {
  const { dismiss } = useUiMessages();
  return (
    <Notification
      role="none"
      color={colors[kind]}
      classNames={classes}
      closeButtonProps={{ 'aria-label': dismiss, iconSize: 20, radius: 'sm', 'data-dismiss': true }}
      onClose={onDismiss}
    >
      {detail ? (
        <>
          <p className={classes.message}>{message}</p>
          <p className={classes.detail}>{detail}</p>
        </>
      ) : (
        message
      )}
      {undo ? (
        <UnstyledButton
          className={classes.undo}
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
