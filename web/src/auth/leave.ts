import type { QueryClient } from '@tanstack/react-query';

/** A full navigation to `/`: nothing of the one who was signed in stays in the page. */
export function leave(client: QueryClient): void {
  // At the very end: what still stands on the screen would ask anew, and be refused.
  window.addEventListener('pagehide', () => client.clear());
  // The Back button may take this page from the browser's memory, as it was.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.replace('/'));
  window.location.assign('/');
}
