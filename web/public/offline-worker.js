// Answers a navigation that failed with the cached offline page, and shows that there is news. It caches no answer of the API and no page of a member's.
const language = new URL(self.location.href).searchParams.get('lang');
const cacheName = `offline-${language}-VERSION`;

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

// Whatever comes, something is shown: iOS takes the permission back otherwise. One message replaces the one before.
self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // It is not from this server.
  }
  const { body = '', language: lang = language } = message;
  const dir = lang === 'en' ? 'ltr' : 'rtl';
  event.waitUntil(
    self.registration.showNotification('Mithaq', { body, lang, dir, tag: 'news', icon: '/icon-192.png' }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const [page] = await self.clients.matchAll({ type: 'window' });
    const shown = await page?.focus().catch(() => undefined);
    if (shown && (await isHeard(shown))) return;
    await self.clients.openWindow('/news');
  };
  event.waitUntil(open());
});

// An open page goes to the news by itself, since what is being typed there would be lost otherwise. Pages for visitors do not answer.
function isHeard(page) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true), { once: true });
    port1.start();
    setTimeout(() => resolve(false), 1000);
    page.postMessage('open-news', [port2]);
  });
}

// The browser has renewed its subscription. Somebody else may be signed in by now, for whom nothing changes.
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const { oldSubscription: old, newSubscription } = event;
    const address = '/api/v1/push-subscription';
    const stored = await (await fetch(address)).json();
    if (!old || stored.endpoint !== old.endpoint) return;
    const { endpoint, keys } = (
      newSubscription ?? (await self.registration.pushManager.subscribe(old.options))
    ).toJSON();
    const body = JSON.stringify({ endpoint, keys, language: stored.language });
    await fetch(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  };
  event.waitUntil(renew());
});
