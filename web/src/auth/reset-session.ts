import type { QueryClient } from '@tanstack/react-query';

/** A full navigation to `/`: nothing of the one who was signed in stays in the page. */
export function resetSession(client: QueryClient): void {
  // Not before, or the pages that are still there would ask for it all again.
  window.addEventListener('pagehide', () => client.clear(), { once: true });
  // The Back button may take this page from the browser's memory, as it was.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.replace('/'));
  window.location.assign('/');
}
