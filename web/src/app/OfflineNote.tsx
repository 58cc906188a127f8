import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useConnectionReturn } from '../reference/use-connection-return.ts';
import classes from './OfflineNote.module.css';

/** A notice that is shown while there is no connection, until the server answers again. */
export function OfflineNote() {
  const [isOnline, setIsOnline] = useState(() => navigator.onLine);
  useConnectionReturn(!isOnline, () => setIsOnline(true));
  useEffect(() => {
    const update = () => setIsOnline(navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={classes.words}>
          <Trans>
            You are offline. What you see may be out of date, and nothing can be sent until you are online again.
          </Trans>
        </p>
      )}
    </div>
  );
}
