import { useEffect, useMemo } from 'react';
import { useUserId } from '../auth/use-account.ts';
import { mayKeep, memberKeys } from '../shared/member-storage.ts';

const prefix = memberKeys.read;

/** About as many profiles as a member reads in some weeks; the oldest are removed. */
const most = 500;

/**
 * The ids of the profiles that this account has opened on this device. The server does not learn of it. They go with the
 * session, since the device may be shared.
 */
export function useReadProfiles(): ReadonlySet<string> {
  const userId = useUserId();
  return useMemo(() => new Set(userId ? load(userId) : []), [userId]);
}

/** Stores that this profile was opened; without a profile nothing. */
export function useMarkRead(profileId: string | undefined): void {
  const userId = useUserId();
  useEffect(() => {
    if (userId && profileId) save(userId, profileId);
  }, [userId, profileId]);
}

function load(userId: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(prefix + userId) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return []; // storage is closed to us, or holds what we did not write
  }
}

function save(userId: string, profileId: string): void {
  if (!mayKeep()) return;
  const read = [profileId, ...load(userId).filter((id) => id !== profileId)].slice(0, most);
  try {
    localStorage.setItem(prefix + userId, JSON.stringify(read));
  } catch {
    // Full or closed storage: cards stay as they are.
  }
}
