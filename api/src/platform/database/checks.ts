/** A check that a text column holds one of the contract's values. Text, since a value cannot be removed from an enum type. */
export function oneOf(column: string, values: Record<string, unknown>): { name: string; expression: string } {
  const list = Object.keys(values)
    .map((value) => `'${value}'`)
    .join(', ');
  return { name: `${column}_known`, expression: `${column} in (${list})` };
}
