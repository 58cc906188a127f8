import { notifications, notificationsStore } from '@mantine/notifications';

export interface Notice {
  /** Green for success, red for an error, neutral for the rest. */
  kind: 'success' | 'error' | 'neutral';
  /** One sentence. */
  message: string;
  /** What follows, in a second sentence. */
  detail?: string;
  /**
   * Takes back what was done. It is possible elsewhere, too, since the notice goes. After a key it gets the focus, and the notice stays until the
   * focus leaves: five seconds are too short to find it with Tab (WCAG 2.2.1).
   */
  undo?: { label: string; onClick: () => void };
  /** Where it appears; without it at the end of the line: on the right, or on the left in right-to-left languages. */
  position?: 'top-center';
  /** How many may be there at once; the oldest go. */
  atMost?: number;
}

/** Shows a notice for five seconds. It is announced and can be dismissed; it is never the only place where news appears. */
export function notify({ kind, message, detail, undo, position, atMost = Infinity }: Notice): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  const here = [...shown, ...queue].filter((notice) => notice.position === position);
  // Mantine's own limit would let the newest wait.
  for (const { id } of here.slice(0, Math.max(0, here.length + 1 - atMost))) if (id) notifications.hide(id);
  notifications.show({
    variant: kind,
    ...(detail ? { title: message, message: detail } : { message }),
    position,
    role: 'none',
    'data-undo': undo,
    'data-takes-focus': undo !== undefined && document.activeElement?.matches(':focus-visible'),
  });
}

/** Removes all notices: they outlive the page that showed them. */
export function dismissAll(): void {
  notifications.clean();
}
