/** Whole years between two days, both as YYYY-MM-DD. A person born on 29 February ages on 1 March in common years. */
export function yearsOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Whether the text is a day that exists (RFC 3339 full-date), not before 1900. */
export function isRealDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}

/** The age in years that is shown: current year minus birth year, the same from the exact date and from YYYY-01-01. */
export function displayAge(dateOfBirth: string, now: Date = new Date()): number {
  return now.getUTCFullYear() - Number(dateOfBirth.slice(0, 4));
}
