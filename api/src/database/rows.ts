/** The time of a timestamptz column, which a statement returns as PostgreSQL writes it, in the form of the contract. */
export function isoTime(column: string): string {
  return new Date(column).toISOString();
}
