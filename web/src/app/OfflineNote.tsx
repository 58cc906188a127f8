import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import classes from './OfflineNote.module.css';

/** A notice that is shown while there is no connection. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={classes.words}>
          <Trans>You are offline. What you see may be out of date, and nothing can be sent until you are back.</Trans>
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
