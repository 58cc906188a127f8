/** The relation of the member who stays to the one who left. */
export type RetainedKind = 'BLOCKED' | 'BLOCKED_BY' | 'SENT_TO' | 'RECEIVED_FROM';

/** The same, seen from the other side. */
export const inverse: Record<RetainedKind, RetainedKind> = {
  BLOCKED: 'BLOCKED_BY',
  BLOCKED_BY: 'BLOCKED',
  SENT_TO: 'RECEIVED_FROM',
  RECEIVED_FROM: 'SENT_TO',
};

/** Days for which blocks and earlier proposals outlive a deleted account. */
export const retainedDays = 180;

/** Whether what was retained of an account that was deleted then still counts when the same person is back. */
export function isRetained(retainedAt: Date, now: Date): boolean {
  return now.getTime() - retainedAt.getTime() < retainedDays * 86_400_000;
}
