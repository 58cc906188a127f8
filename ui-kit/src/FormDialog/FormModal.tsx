import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from '../ConfirmDialog/DialogFrame.tsx';
import dialog from '../ConfirmDialog/ConfirmDialog.module.css';
import { useUiMessages } from '../shared/messages.ts';
import classes from './FormDialog.module.css';

export interface FormModalProps {
  /** What the form does, in a few words. */
  title: string;
  /** What will follow, in a sentence or two. */
  description: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The text of the button that sends. */
  submitLabel: string;
  /** What is sent takes something away that does not come back: its button is red. */
  isDestructive?: boolean;
  /** Called by that button and by Enter. The owner checks the fields. */
  onSubmit: () => void;
  /** The text of the button that closes; Cancel by default. */
  cancelLabel?: string | undefined;
  /** Called by Cancel, Escape and a press outside. */
  onCancel: () => void;
  /** It is being sent: the button loads and the dialog stays. */
  isBusy: boolean;
  /** Why it was not sent. The typed text stays. */
  failure?: ReactNode;
}

/** The open dialog with its form. */
export function FormModal({ title, description, onCancel, ...form }: FormModalProps) {
  const close = () => {
    if (!form.isBusy) onCancel();
  };
  return (
    <DialogFrame title={title} description={description} onClose={close}>
      <DialogForm {...form} onCancel={close} />
    </DialogFrame>
  );
}

/** What is below the title and the description: the fields, why it was not sent, and the buttons. */
export function DialogForm(props: Omit<FormModalProps, 'title' | 'description'>) {
  const { children, submitLabel, isDestructive, cancelLabel, onSubmit, onCancel, isBusy, failure } = props;
  const { cancel } = useUiMessages();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    isSent.current = true;
    onSubmit();
  };
  // A screen reader reads what is wrong with a field when the field gets the focus.
  useEffect(() => {
    if (!isSent.current || isBusy) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    isSent.current = false;
    wrong.focus();
    // Below the last of many choices, the error would be out of sight.
    wrong.closest('[role="radiogroup"]')?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  });
  const alert = useRef<HTMLDivElement>(null);
  // In a low window it would come below the buttons, out of sight.
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <>
      <form
        ref={(node) => {
          form.current = node;
          beginAtCancel(node);
        }}
        id={id}
        noValidate
        onSubmit={submit}
        onChange={() => {
          isSent.current = false;
        }}
        className={classes.fields}
      >
        {children}
        <div ref={alert} className={classes.failure}>
          {failure ? <Alert>{failure}</Alert> : null}
        </div>
      </form>
      <div className={dialog.foot}>
        <div className={dialog.actions}>
          <Button variant="default" onClick={onCancel} aria-disabled={isBusy || undefined}>
            {cancelLabel ?? cancel}
          </Button>
          <Button type="submit" form={id} loading={isBusy} isDestructive={isDestructive}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Without a field for words: Mantine would give the focus to the first choice of a group, where a press of Space changes what was chosen. */
function beginAtCancel(form: HTMLFormElement | null): void {
  if (form?.querySelector('textarea, input:not([type="radio"], [type="checkbox"])')) return;
  form?.nextElementSibling?.querySelector('button')?.setAttribute('data-autofocus', '');
}
