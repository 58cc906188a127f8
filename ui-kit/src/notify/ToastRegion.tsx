import { Portal } from '@mantine/core';
import { notificationsStore } from '@mantine/notifications';
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../shared/when-idle.ts';

/**
 * The live region of all notices. It is on the page before the first notice, since many screen readers miss one that
 * arrives together with its region, and outside the part of the page that a dialog makes inert. Its content is loaded
 * when the browser is idle, or with the first notice.
 */
export function ToastRegion() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      import('./Toasts.tsx').then(
        (loaded) => setToasts(() => loaded.Toasts),
        // The next notice tries again.
        () => undefined,
      );
    };
    const stopWaiting = whenIdle(load);
    const stopListening = notificationsStore.subscribe(load);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, []);
  return (
    <Portal>
      {/* Polite, errors too: whatever fails is also written on the page. Each notice is read by itself. */}
      <div role="status" aria-atomic={false}>
        {Toasts ? <Toasts /> : null}
      </div>
    </Portal>
  );
}
