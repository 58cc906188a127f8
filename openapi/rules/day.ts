/** The calendar day in UTC, as YYYY-MM-DD. Quotas and ages use UTC days. */
export function today(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Midnight in UTC at the start of this day. */
export function startOfDay(now: Date): Date {
  return new Date(`${today(now)}T00:00:00Z`);
}

/** Whole seconds, at least 1, until the next midnight in UTC, when daily quotas start again. */
export function secondsUntilMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.max(1, Math.ceil((midnight - now.getTime()) / 1000));
}
