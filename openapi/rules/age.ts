/** Whole years lived on a day; both as YYYY-MM-DD. Someone born on 29 February has their birthday on 1 March otherwise. */
export function yearsOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Today in UTC, as YYYY-MM-DD. */
export function today(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Whether the text names a day that exists (RFC 3339 full-date), of a time of which people still live. */
export function isRealDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}

/** The age that is shown: current year minus birth year (SPEC section 2), the same from the exact date and from YYYY-01-01. */
export function shownAge(dateOfBirth: string, now: Date = new Date()): number {
  return now.getUTCFullYear() - Number(dateOfBirth.slice(0, 4));
}
