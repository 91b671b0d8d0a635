// Sites saved by an earlier version of the documentation have a service worker at this URL. Its replacement removes it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const deleted = caches.delete(`offline ${new URL(self.registration.scope).pathname}`);
  event.waitUntil(deleted.finally(() => self.registration.unregister()));
});
