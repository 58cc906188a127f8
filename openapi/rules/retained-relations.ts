/** The relation of the member who stays to the one who left. */
export type RetainedKind = 'BLOCKED' | 'BLOCKED_BY' | 'SENT_TO' | 'RECEIVED_FROM' | 'REPORTED' | 'REPORTED_BY';

/** The same, seen from the other side. */
export const inverse: Record<RetainedKind, RetainedKind> = {
  BLOCKED: 'BLOCKED_BY',
  BLOCKED_BY: 'BLOCKED',
  SENT_TO: 'RECEIVED_FROM',
  RECEIVED_FROM: 'SENT_TO',
  REPORTED: 'REPORTED_BY',
  REPORTED_BY: 'REPORTED',
};

/** The kinds for which neither of the two is in a list of the other. A report is none: the reported member would see who it is from. */
export const separatingKinds: readonly RetainedKind[] = ['BLOCKED', 'BLOCKED_BY', 'SENT_TO', 'RECEIVED_FROM'];

/** The kinds for which a moderator leaves the other to other moderators. */
export const relatedKinds: readonly RetainedKind[] = ['SENT_TO', 'RECEIVED_FROM', 'REPORTED', 'REPORTED_BY'];

/** Days for which blocks, earlier proposals and the fact of a report outlive a deleted account. */
export const retainedDays = 180;

/** Whether what was retained of an account that was deleted then still counts when the same person is back. */
export function isRetained(retainedAt: Date, now: Date): boolean {
  return now.getTime() - retainedAt.getTime() < retainedDays * 86_400_000;
}
