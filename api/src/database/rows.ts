type Present<T> = { [K in keyof T]: Exclude<T[K], null> };

/** The object without its null fields: the contract leaves an optional field out. */
export function present<T extends object>(row: T): Present<T> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<T>; // the same keys
}

/** The time of a timestamptz column, which a statement returns as PostgreSQL writes it, in the form of the contract. */
export function isoTime(column: string): string {
  return new Date(column).toISOString();
}
