import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Toasts } from '../notify/Toasts.tsx';
import { useWords } from '../words.ts';
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
export function ConfirmDialog({ isOpen, ...dialog }: ConfirmDialogProps) {
  return isOpen ? <OpenDialog {...dialog} /> : null;
}

/** The browser's own modal dialog: it keeps the focus within, the page behind it out of reach, and gives the focus back. */
function OpenDialog({
  title,
  children,
  onConfirm,
  onCancel,
  isBusy = false,
  confirmLabel,
  cancelLabel,
}: Omit<ConfirmDialogProps, 'isOpen'>) {
  const words = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  useStillPage();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    safe.current?.focus();
    // Taken out of the page while it is open, it would give no focus back.
    return () => {
      element?.close();
      // What had the focus before may be gone.
      if (document.activeElement === document.body || element?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);

  const cancel = () => {
    if (!isBusy) onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-sentence`}
      onCancel={(event) => {
        // Whoever opened it closes it.
        event.preventDefault();
        cancel();
      }}
      // A browser that is asked twice closes it all the same.
      onClose={() => {
        if (dialog.current?.open) return;
        if (isBusy) dialog.current?.showModal();
        else onCancel();
      }}
      // All but the backdrop is covered by the sheet.
      onClick={(event) => event.target === event.currentTarget && cancel()}
    >
      <div className={classes.sheet}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <div id={`${id}-sentence`} className={classes.body}>
          {children}
        </div>
        <div className={classes.actions}>
          <Button ref={safe} variant="default" onClick={cancel} aria-disabled={isBusy || undefined}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button onClick={onConfirm} loading={isBusy}>
            {confirmLabel ?? words.confirm}
          </Button>
        </div>
      </div>
      <Toasts isInDialog />
    </dialog>
  );
}

/** The page behind does not scroll, nor does it move by the width of its scroll bar. */
function useStillPage(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => void Object.assign(style, before);
  }, []);
}
