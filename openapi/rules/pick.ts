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
