import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The question in a few words. */
  title: string;
  /** What will follow, in one sentence. */
  children: ReactNode;
  /** Called by Confirm. */
  onConfirm: () => void;
  /** Called by Cancel, Escape and a click outside. */
  onCancel: () => void;
  /** While it is being done: Confirm turns, and the dialog stays. */
  isBusy?: boolean;
  /** The words on the button that does it. */
  confirmLabel?: string;
  /** The words on the button that leaves things as they are. */
  cancelLabel?: string;
}

/** Asks before something that can't be undone. The focus begins at Cancel and goes back to where it was. */
export function ConfirmDialog({ isOpen, title, children, onConfirm, onCancel, isBusy = false, confirmLabel = 'Confirm', cancelLabel = 'Cancel' }: ConfirmDialogProps) {
  const cancel = () => {
    if (!isBusy) onCancel();
  };
  return (
    <Modal.Root opened={isOpen} onClose={cancel} size="27rem">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        {/* Only the sentence is the dialog's description, hence the buttons stand outside of the body. */}
        <Modal.Body className={classes.body}>{children}</Modal.Body>
        <div className={classes.actions}>
          <Button variant="default" onClick={cancel} aria-disabled={isBusy || undefined} data-autofocus>
            {cancelLabel}
          </Button>
          <Button onClick={onConfirm} loading={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
