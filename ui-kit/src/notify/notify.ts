import { hideNotification, notificationsStore, showNotification } from '@mantine/notifications';
import classes from './notify.module.css';

export interface Notice {
  /** Green for what went well, red for what did not, neutral for the rest. */
  kind: 'success' | 'error' | 'neutral';
  /** One sentence. */
  message: string;
  /** Where it appears. */
  position?: 'top-right' | 'top-center';
  /** How many may stand at this place at once; the oldest go. */
  atMost?: number;
}

/** Shows a toast for five seconds. It is announced and can be dismissed; it is never the only place where news appears. */
export function notify({ kind, message, position = 'top-right', atMost }: Notice): void {
  if (atMost !== undefined) {
    const standing = notificationsStore.getState().notifications.filter((notice) => (notice.position ?? 'top-right') === position);
    for (const { id } of standing.slice(0, Math.max(0, standing.length - atMost + 1))) if (id) hideNotification(id);
  }
  showNotification({
    message,
    position,
    // An error interrupts a screen reader, the rest waits for a pause.
    role: kind === 'error' ? 'alert' : 'status',
    classNames: classes,
    'data-kind': kind,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
}
