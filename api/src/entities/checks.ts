/** A check that a text column holds one of the contract's values. Text, since a value cannot be removed from an enum type. */
export function oneOf(column: string, values: Record<string, unknown>): { name: string; expression: string } {
  const list = Object.keys(values)
    .map((value) => `'${value}'`)
    .join(', ');
  return { name: `${column}_known`, expression: `${column} in (${list})` };
}

/** The statement of a trigger that refuses a row as a check of this name would. */
export function refuse(constraint: string, message: string): string {
  return `raise exception '${message}' using errcode = '23514', constraint = '${constraint}';`;
}
