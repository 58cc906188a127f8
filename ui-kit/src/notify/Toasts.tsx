import '@mantine/notifications/styles.layer.css';
import { useDirection } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { useRef, useState, type FocusEvent } from 'react';
import type { Notice } from './notify.ts';
import { ToastSheet } from './ToastSheet.tsx';
import classes from './Toasts.module.css';
import { useClearOfFocus } from './use-clear-of-focus.ts';

/** How long a notice is shown, in milliseconds. */
const shownFor = 5000;

/** Mantine's Notifications, which stay while the pointer or the focus is on them (WCAG 2.2.1). */
export function Toasts() {
  const { dir } = useDirection();
  const toasts = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [isFocused, setIsFocused] = useState(false);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setIsFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  /** The focus goes to the next notice, or back to where it came from; when that has gone, to the page, which does not scroll. */
  const dismiss = (id: string | undefined) => {
    const notices = [...(toasts.current?.querySelectorAll('[data-notice]') ?? [])];
    const at = notices.findIndex((notice) => notice.contains(document.activeElement));
    if (at >= 0) {
      const next = (notices[at + 1] ?? notices[at - 1])?.querySelector('button');
      const origin = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
      (next ?? origin)?.focus({ preventScroll: true });
    }
    if (id) notifications.hide(id);
  };
  useClearOfFocus(toasts);
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      const isWithin = toasts.current?.contains(document.activeElement);
      // What lies over the page goes first.
      if (!isWithin && document.querySelector('[role="dialog"], [role="menu"], [role="listbox"], dialog[open]')) return;
      const notices = [...(toasts.current?.querySelectorAll('[data-notice]') ?? [])];
      const notice = isWithin ? notices.find((each) => each.contains(document.activeElement)) : notices.at(-1);
      if (!notice) return;
      event.stopImmediatePropagation();
      notice.querySelector<HTMLElement>('[data-dismiss]')?.click();
    },
    { capture: true },
  );
  return (
    <div ref={toasts} onFocus={onFocus} onBlur={() => setIsFocused(false)}>
      <Notifications
        // Mantine's positions are physical.
        position={dir === 'rtl' ? 'top-left' : 'top-right'}
        // Mantine itself holds them under the pointer.
        autoClose={isFocused ? false : shownFor}
        containerWidth={400}
        notificationMaxHeight="20rem"
        // Above the dialogs.
        zIndex={400}
        withinPortal={false}
        classNames={classes}
        renderNotification={({ id, variant, title, message, 'data-undo': undo, 'data-takes-focus': takesFocus }) => (
          <ToastSheet
            // As notify() gives them.
            kind={variant as Notice['kind']}
            message={(title ?? message) as string}
            detail={title ? (message as string) : undefined}
            undo={undo as Notice['undo']}
            takesFocus={takesFocus as boolean}
            onDismiss={() => dismiss(id)}
          />
        )}
      />
    </div>
  );
}
