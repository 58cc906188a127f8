/** Makes typed words run as their first letter does; an empty field, which would count as left-to-right, runs as the page. Mantine's own `dir` is the box's, not the input's. */
export function runningAs(typed: string): { input: { dir?: 'auto' } } {
  return { input: typed === '' ? {} : { dir: 'auto' } };
}

/** For what runs from the left in every language: numbers of telephones, addresses. */
export const leftToRight = { input: { dir: 'ltr' } } as const;
