// Keeps the page, so that it works offline. The build fills in the name and the files.
const NAME = 'neuf-__NAME__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  // past the browser's own cache, which may hold files of another build. A page that is open keeps its files: this one
  // takes over when the last is closed.
  const fresh = FILES.map((name) => new Request(name, { cache: 'reload' }));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('neuf-') && name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const request = event.request;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    caches.open(NAME).then(async (cache) => {
      const kept = await cache.match(request, { ignoreSearch: true });
      if (kept) return kept;
      const fresh = await fetch(request);
      // what belongs to the page and was not kept at once: the fallback engine
      if (fresh.ok && new URL(request.url).pathname.includes('/assets/')) await cache.put(request, fresh.clone());
      return fresh;
    }),
  );
});
