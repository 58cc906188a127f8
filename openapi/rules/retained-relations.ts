/** Days for which blocks and earlier proposals outlive a deleted account. */
export const retainedDays = 180;

/** Whether what was retained of an account that was deleted then still counts when the same person is back. */
export function isRetained(retainedAt: Date, now: Date): boolean {
  return now.getTime() - retainedAt.getTime() < retainedDays * 86_400_000;
}
