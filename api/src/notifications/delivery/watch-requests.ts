import type { Server } from 'node:http';

/** Milliseconds after a request in which more of them are likely. */
const recentMs = 1000;

/** Returns what says whether the server has had a request of a member within the last second. Probes and files are none. */
export function watchRequests(server: Server): () => boolean {
  let last = -Infinity;
  server.on('request', ({ url }: { url?: string }) => {
    if (url?.startsWith('/api/')) last = performance.now();
  });
  return () => performance.now() - last < recentMs;
}
