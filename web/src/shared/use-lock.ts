import { useState } from 'react';

/**
 * Lets one press count until the lock is released. What a mutation says of itself is old for a second press that comes
 * before the next render.
 */
export function useLock() {
  const [lock] = useState(() => {
    let isTaken = false;
    return {
      /** Whether this press counts. */
      take(): boolean {
        const isFree = !isTaken;
        isTaken = true;
        return isFree;
      },
      release(): void {
        isTaken = false;
      },
    };
  });
  return lock;
}
