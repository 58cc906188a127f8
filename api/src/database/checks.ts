/** A text column that takes the contract's values only: text with a check, since enum types can't lose a value again. */
export function oneOf(column: string, values: Record<string, unknown>): { name: string; expression: string } {
  const list = Object.keys(values)
    .map((value) => `'${value}'`)
    .join(', ');
  return { name: `${column}_known`, expression: `${column} in (${list})` };
}
