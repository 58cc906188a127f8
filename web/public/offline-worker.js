// Answers a page that can't be reached with the one that says so, and does nothing else: no answer of the API and no page of a member's is ever kept.
const held = `offline-${new URL(self.location.href).searchParams.get('lang')}-VERSION`;

self.addEventListener('install', (event) => {
  const page = new Request(`/offline${self.location.search}`, { cache: 'reload', credentials: 'omit' });
  event.waitUntil(Promise.all([caches.open(held).then((cache) => cache.add(page)), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== held) await caches.delete(name);
  };
  event.waitUntil(forget());
});

// No navigation preload: what it asks for and nobody takes is asked for twice, and a sign-in's way back works once.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || new URL(event.request.url).pathname.startsWith('/api/')) return;
  const offline = async () =>
    (await caches.match(`/offline${self.location.search}`, { cacheName: held })) ?? Response.error();
  event.respondWith(fetch(event.request).catch(offline));
});
