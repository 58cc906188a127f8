import { CloseIcon } from '../icons/icons.tsx';
import { useWords } from '../words.ts';
import type { Notice } from './notify.ts';
import classes from './Toasts.module.css';

export interface ToastSheetProps extends Pick<Notice, 'kind' | 'message'> {
  /** Called by Dismiss; a page without React listens at `[data-dismiss]`. */
  onDismiss?: () => void;
}

/** What a toast looks like; where it stands, and for how long, is said elsewhere. */
export function ToastSheet({ kind, message, onDismiss }: ToastSheetProps) {
  const { dismiss } = useWords();
  return (
    <div className={classes.toast} data-kind={kind}>
      <p className={classes.message}>{message}</p>
      <button type="button" className={classes.dismiss} aria-label={dismiss} onClick={onDismiss} data-dismiss>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
