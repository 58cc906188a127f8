/** Registers the service worker that keeps the offline page, in the language of this page. */
export function keepOfflinePage(): void {
  // Only secure origins and localhost have service workers.
  if (!('serviceWorker' in navigator)) return;
  const worker = `/offline-worker.js?lang=${document.documentElement.lang}`;
  const register = () => void navigator.serviceWorker.register(worker).catch(() => undefined); // the browser may forbid it
  // After everything that the page itself needs.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', () => void document.fonts.ready.then(register), { once: true });
}
