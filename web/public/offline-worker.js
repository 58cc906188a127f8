// Answers a page that can't be reached with the one that says so, and does nothing else: no answer of the API and no page of a member's is ever kept.
const held = `offline-${new URL(self.location.href).searchParams.get('lang')}-VERSION`;

self.addEventListener('install', (event) => {
  const page = new Request(`/offline${self.location.search}`, { cache: 'reload', credentials: 'omit' });
  event.waitUntil(Promise.all([caches.open(held).then((cache) => cache.add(page)), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== held) await caches.delete(name);
    // The page is asked for while this worker wakes up.
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || new URL(event.request.url).pathname.startsWith('/api/')) return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return (await caches.match(`/offline${self.location.search}`, { cacheName: held })) ?? Response.error();
    }
  };
  event.respondWith(answer());
});
