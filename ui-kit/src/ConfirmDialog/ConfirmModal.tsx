import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useUiMessages } from '../messages.ts';
import classes from './ConfirmDialog.module.css';
import { useInertPage } from './use-inert-page.ts';

export interface ConfirmModalProps {
  /** The question in a few words. */
  title: string;
  /** What will follow, in one sentence. */
  children: ReactNode;
  /** Called by Confirm. While the promise that it returns is pending, Confirm is loading and the dialog stays; a rejection is the owner's to report. */
  onConfirm: () => Promise<unknown> | void;
  /** Called by Cancel, Escape and a press outside. */
  onCancel: () => void;
  /** The text of the button that does it. */
  confirmLabel?: string;
  /** The text of the button that changes nothing. */
  cancelLabel?: string;
}

/** The open dialog, on Mantine's Modal. */
export function ConfirmModal({ title, children, onConfirm, onCancel, confirmLabel, cancelLabel }: ConfirmModalProps) {
  const messages = useUiMessages();
  const [isBusy, setIsBusy] = useState(false);
  useInertPage();

  const cancel = () => {
    if (!isBusy) onCancel();
  };
  const confirm = () => {
    const outcome = onConfirm();
    if (!outcome) return;
    // From here on a second press does nothing.
    setIsBusy(true);
    void outcome.catch(() => undefined).then(() => setIsBusy(false));
  };
  return (
    <Modal.Root
      opened
      onClose={cancel}
      centered
      size="27rem"
      xOffset="1rem"
      yOffset="1rem"
      // Above the header.
      zIndex={350}
      // The animation is the style sheet's.
      transitionProps={{ duration: 0 }}
      // useInertPage does both: Mantine's way moves fixed bars by the width of the scroll bar, and loses the focus when its opener is gone.
      lockScroll={false}
      returnFocus={false}
      classNames={classes}
    >
      <Modal.Overlay />
      <Modal.Content
        radius="xl"
        // Outside of an aria-modal dialog, screen readers would miss the notices. The rest of the page is inert.
        renderRoot={(root: object) => <section {...root} aria-modal={undefined} />}
      >
        <Modal.Title>{title}</Modal.Title>
        <Modal.Body>{children}</Modal.Body>
        <div className={classes.actions}>
          <Button variant="default" onClick={cancel} aria-disabled={isBusy || undefined} data-autofocus>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button onClick={confirm} loading={isBusy}>
            {confirmLabel ?? messages.confirm}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
