import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { removeToast, useToasts, type Toast } from './toasts.ts';
import { ToastSheet } from './ToastSheet.tsx';
import { useTopHost } from './use-top-host.ts';
import classes from './Toasts.module.css';

/** SPEC section 9. */
const shownFor = 5000;

export interface ToastsProps {
  /** Stands in a dialog rather than in the page. */
  isInDialog?: boolean;
}

/**
 * Where toasts stand: once in the page, and once in each open dialog, since what is outside of a dialog can neither be
 * reached nor is it read out. The live regions are there before the words come: many screen readers miss them otherwise.
 */
export function Toasts({ isInDialog = false }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const standing = useToasts();
  const isTop = useTopHost(isInDialog);
  const toasts = isTop ? standing : [];
  // In the top layer nothing of the page lies over them.
  useEffect(() => region.current?.showPopover(), []);

  const shown = (isError: boolean): ReactNode =>
    toasts
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onDismiss={dismiss} />);

  /** The focus goes to the next toast, or back to where it came from. */
  function dismiss(id: number): void {
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (at >= 0) (buttons[at + 1] ?? buttons[at - 1] ?? cameFrom.current)?.focus();
    removeToast(id);
    // The pointer leaves with what it pointed at, and no event tells of it.
    if (buttons.length === 1) setIsHeld(false);
  }

  function hold({ relatedTarget, currentTarget }: FocusEvent): void {
    setIsHeld(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  }

  return (
    <div
      ref={region}
      popover="manual"
      className={classes.region}
      data-position={toasts.at(-1)?.position}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={hold}
      onBlur={() => setIsHeld(false)}
    >
      {/* An error interrupts a screen reader, the rest waits for a pause; each is read by itself. */}
      <div role="alert" aria-atomic={false}>
        {shown(true)}
      </div>
      <div role="status" aria-atomic={false}>
        {shown(false)}
      </div>
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  /** Someone reads it: it stays, and its time begins anew. */
  isHeld: boolean;
  onDismiss: (id: number) => void;
}

function ToastCard({ toast: { id, kind, message }, isHeld, onDismiss }: ToastCardProps) {
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => removeToast(id), shownFor);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return <ToastSheet kind={kind} message={message} onDismiss={() => onDismiss(id)} />;
}
