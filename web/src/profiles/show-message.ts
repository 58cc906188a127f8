/** Scrolls a field into sight with what is said below it, an error or else the help: a high field would leave that below the window. */
export function showMessage(input: HTMLElement): void {
  // Mantine names the error first.
  const [id] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  for (const shown of [input.closest('[data-field]'), id ? document.getElementById(id) : null])
    shown?.scrollIntoView({ block: 'nearest' });
}
