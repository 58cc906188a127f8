import { addToast, currentToasts, removeToast } from './toasts.ts';

export interface Notice {
  /** Green for what went well, red for what did not, neutral for the rest. */
  kind: 'success' | 'error' | 'neutral';
  /** One sentence. */
  message: string;
  /** Where it appears; the right is the left in languages that are read from there. */
  position?: 'top-right' | 'top-center';
  /** How many may stand at this place at once; the oldest go. */
  atMost?: number;
}

/** Shows a toast for five seconds. It is announced and can be dismissed; it is never the only place where news appears. */
export function notify(notice: Notice): void {
  const { position, atMost } = notice;
  if (atMost !== undefined) {
    const here = currentToasts().filter((toast) => toast.position === position);
    for (const { id } of here.slice(0, Math.max(0, here.length - atMost + 1))) removeToast(id);
  }
  addToast(notice);
}

/** Takes away whatever stands: toasts outlive the page that showed them. */
export function dismissAll(): void {
  for (const { id } of currentToasts()) removeToast(id);
}
