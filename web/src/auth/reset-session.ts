import type { QueryClient } from '@tanstack/react-query';
import { forgetMessages } from '../shared/device-messages.ts';
import { forgetMembers } from '../shared/member-storage.ts';

/** A full navigation to `/`: no data of the former user stays in the page or in the browser. */
export function resetSession(client: QueryClient): void {
  forgetMembers();
  void forgetMessages();
  // Not earlier, or the open pages would request all of it again.
  window.addEventListener('pagehide', () => client.clear(), { once: true });
  // The Back button may take this page from the browser's memory, as it was.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.replace('/'));
  window.location.assign('/');
}
