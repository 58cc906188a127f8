import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { MouseEvent, ReactNode, RefCallback } from 'react';
import { SealPair } from '../SealPair/SealPair.tsx';
import classes from './ConfirmDialog.module.css';
import { useInertPage } from './use-inert-page.ts';
import { useUnreadPress } from './use-unread-press.ts';

export interface DialogFrameProps {
  /** Names the dialog. */
  title: ReactNode;
  /** Its text, which a screen reader reads when the dialog opens. */
  description: ReactNode;
  /** The profile ids of two members whom it is about. Then its title is a sentence of weight. */
  seals?: readonly [string, string];
  /** Fields between the text and the question. */
  fields?: ReactNode;
  /** The id of an element among the children that a screen reader reads with the text. */
  describedBy?: string | undefined;
  /** Of the dialog as a whole. */
  contentRef?: RefCallback<HTMLElement> | undefined;
  /** Called by Escape and a press outside. */
  onClose: () => void;
  /** The content below the description. */
  children: ReactNode;
}

/** An open dialog, on Mantine's Modal. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, description, seals, fields, describedBy, contentRef, onClose, children } = props;
  useInertPage();
  const isUnread = useUnreadPress();
  return (
    <Modal.Root
      opened
      onClose={onClose}
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
      onClickCapture={(event: MouseEvent) => {
        if (!isUnread(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Modal.Overlay />
      <Modal.Content
        ref={contentRef}
        radius="xl"
        // Outside of an aria-modal dialog, screen readers would miss the notices. The rest of the page is inert.
        renderRoot={(root: { 'aria-describedby'?: string }) => (
          <section
            {...root}
            aria-modal={undefined}
            aria-describedby={[root['aria-describedby'], describedBy].filter(Boolean).join(' ')}
          />
        )}
        data-is-solemn={seals !== undefined || undefined}
      >
        {seals ? (
          <div className={classes.seals}>
            <SealPair ids={seals} bond="apart" />
          </div>
        ) : null}
        <Modal.Title tabIndex={-1}>{title}</Modal.Title>
        <Modal.Body>{description}</Modal.Body>
        {fields}
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
