/** Scrolls what is said below a field into sight: an error, or else the help. A high field would leave it below the window. */
export function showMessage(input: HTMLElement): void {
  // Mantine names the error first.
  const [id] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = id ? document.getElementById(id) : null;
  (message ?? input.closest('[data-field]'))?.scrollIntoView({ block: 'nearest' });
}
