/**
 * Only the named fields: a new column stays private until the contract lists it. Absent and null values are left out.
 * The callers name the type that is generated from the same schema as the fields.
 */
export function pick(fields: readonly string[], from: Readonly<Record<string, unknown>>): unknown {
  const picked: Record<string, unknown> = {};
  for (const field of fields) {
    const value = from[field];
    if (value !== undefined && value !== null) picked[field] = value;
  }
  return picked;
}

type Present<T> = { [K in keyof T]: Exclude<T[K], null | undefined> };

/** The object without its null fields: the contract leaves an optional field out. */
export function present<T extends object>(row: T): Present<T> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<T>; // the same keys
}
