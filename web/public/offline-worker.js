// Answers a navigation that failed with the cached offline page, and does nothing else: it caches no answer of the API and no page of a member's.
const cacheName = `offline-${new URL(self.location.href).searchParams.get('lang')}-VERSION`;

self.addEventListener('install', (event) => {
  const page = new Request(`/offline${self.location.search}`, { cache: 'reload', credentials: 'omit' });
  event.waitUntil(Promise.all([caches.open(cacheName).then((cache) => cache.add(page)), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  const deleteOthers = async () => {
    for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  };
  event.waitUntil(deleteOthers());
});

// No navigation preload: a preload that is not used repeats the request, and the callback of a sign-in works only once.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || new URL(event.request.url).pathname.startsWith('/api/')) return;
  const offline = async () =>
    (await caches.match(`/offline${self.location.search}`, { cacheName })) ?? Response.error();
  event.respondWith(fetch(event.request).catch(offline));
});
