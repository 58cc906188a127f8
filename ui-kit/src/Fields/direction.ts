/** Makes typed words run as their first letter does; an empty field, which would count as left-to-right, runs as the page. */
export function directionOf(typed: string): 'auto' | undefined {
  return typed === '' ? undefined : 'auto';
}
