import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import { Notification, UnstyledButton } from '@mantine/core';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../shared/messages.ts';
import type { Notice } from './notify.ts';
import classes from './ToastSheet.module.css';

const looks = {
  success: { color: 'green', Icon: CheckIcon },
  error: { color: 'red', Icon: WarningIcon },
  neutral: { color: 'gray', Icon: InfoIcon },
} as const satisfies Record<Notice['kind'], object>;

export interface ToastSheetProps extends Pick<Notice, 'kind' | 'message' | 'detail' | 'undo'> {
  /** Called by Dismiss; a page without React listens at `[data-dismiss]`. */
  onDismiss?: () => void;
}

/** Mantine's Notification with a Dismiss button named in the language of the page. The live region around it announces it. */
export function ToastSheet({ kind, message, detail, undo, onDismiss }: ToastSheetProps) {
  const { dismiss } = useUiMessages();
  const { color, Icon } = looks[kind];
  return (
    <Notification
      role="none"
      color={color}
      icon={<Icon size={20} />}
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
