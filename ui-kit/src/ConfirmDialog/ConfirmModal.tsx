import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useUiMessages } from '../shared/messages.ts';
import classes from './ConfirmDialog.module.css';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

export interface ConfirmModalProps extends Pick<DialogFrameProps, 'seals' | 'fields'> {
  /** The exact question, smaller, below a line and above the fields, so that nobody confirms it unseen; a screen reader reads it with the text. */
  question?: ReactNode;
  /** The question in a few words. */
  title: ReactNode;
  /** What will follow, in one sentence. */
  children: ReactNode;
  /** Called by Confirm. While the promise that it returns is pending, Confirm is loading and the dialog stays; a rejection is the owner's to report, and an exception leaves the dialog as it was. */
  onConfirm: () => Promise<unknown> | void;
  /** Called by Cancel, Escape and a press outside. */
  onCancel: () => void;
  /** The text of the button that does it. */
  confirmLabel?: string;
  /** What is confirmed takes something away that does not come back: its button is red. */
  isDestructive?: boolean;
  /** The text of the button that changes nothing. */
  cancelLabel?: string;
}

/** The open dialog. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, children, onConfirm, onCancel, confirmLabel, isDestructive, cancelLabel, question, fields, ...parts } =
    props;
  const questionId = useId();
  const [isBusy, setIsBusy] = useState(false);
  // The state is old for a second press that comes before the next render.
  const isLocked = useRef(false);

  const cancel = () => {
    if (!isBusy) onCancel();
  };
  const confirm = () => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsBusy(true);
    const unlock = () => {
      isLocked.current = false;
      setIsBusy(false);
    };
    try {
      void Promise.resolve(onConfirm()).then(unlock, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  };
  return (
    <DialogFrame
      title={title}
      description={children}
      onClose={cancel}
      describedBy={question ? questionId : undefined}
      contentRef={fields ? beginAtField : undefined}
      {...parts}
      fields={
        <>
          {question ? <Question id={questionId}>{question}</Question> : null}
          {fields}
        </>
      }
    >
      <ConfirmActions
        {...{ confirmLabel, isDestructive, cancelLabel, isBusy }}
        hasFocus={!fields}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </DialogFrame>
  );
}

/**
 * The focus begins at a field for words, since on Cancel the first space of them would close the dialog; at the title where another
 * choice comes first, where the field is out of sight, and on a phone, whose keyboard would cover what one agrees to. Without such a
 * field it begins at Cancel, as in a dialog without fields.
 */
function beginAtField(dialog: HTMLElement | null): void {
  const first = dialog?.querySelector<HTMLElement>('input, textarea, button');
  const cancel = [...(dialog?.querySelectorAll('button') ?? [])].at(-2);
  const mayWrite = dialog?.querySelector('textarea') !== null;
  const begin =
    first?.matches('textarea') && !matchMedia('(pointer: coarse)').matches && isInSight(first, dialog)
      ? first
      : // Cancel comes first while the fields load.
        mayWrite || first === cancel
        ? dialog?.querySelector('h2')
        : cancel;
  begin?.setAttribute('data-autofocus', '');
}

/** It ends above the edge of the window, and above Confirm, which may lie over the fields. */
function isInSight(field: HTMLElement, dialog: HTMLElement | null): boolean {
  const confirm = [...(dialog?.querySelectorAll('button') ?? [])].at(-1);
  const end = Math.min(innerHeight, confirm?.getBoundingClientRect().top ?? innerHeight);
  return field.getBoundingClientRect().bottom <= end;
}

/** The exact question, below a line. */
export const Question = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={classes.question}>
    {children}
  </p>
);

export interface ConfirmActionsProps extends Pick<
  ConfirmModalProps,
  'onCancel' | 'cancelLabel' | 'confirmLabel' | 'isDestructive'
> {
  onConfirm: () => void;
  /** It is being done. */
  isBusy: boolean;
  /** The focus begins at Cancel. */
  hasFocus?: boolean;
}

/** The buttons at the foot of the dialog. */
export function ConfirmActions(props: ConfirmActionsProps) {
  const { onConfirm, onCancel, confirmLabel, isDestructive, cancelLabel, isBusy, hasFocus } = props;
  const messages = useUiMessages();
  return (
    <div className={classes.foot}>
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={onCancel}
          aria-disabled={isBusy || undefined}
          data-autofocus={hasFocus || undefined}
        >
          {cancelLabel ?? messages.cancel}
        </Button>
        <Button onClick={onConfirm} loading={isBusy} isDestructive={isDestructive}>
          {confirmLabel ?? messages.confirm}
        </Button>
      </div>
    </div>
  );
}
