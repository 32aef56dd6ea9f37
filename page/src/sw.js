// Keeps the page, so that it works offline. The build fills in the name and the files.
const NAME = 'neuf-__NAME__';
const FILES = __FILES__;
/** What a first visit does not need: other languages, other formats. The page says when there is time for them. */
const LATER = __LATER__;

/** Files whose names tell their contents may come from the browser's own cache; others may be of another build there. */
async function keep(files) {
  const cache = await caches.open(NAME);
  const kept = await Promise.all(files.map((name) => cache.match(name)));
  const missing = files.filter((_, index) => !kept[index]);
  await cache.addAll(missing.map((name) => new Request(name, { cache: name.startsWith('assets/') ? 'force-cache' : 'reload' })));
}

self.addEventListener('install', (event) => {
  // A page that is open keeps its files: this one takes over when the last is closed. It may be offline by then, so
  // whoever was here before gets everything now.
  event.waitUntil(keep(self.registration.active ? [...FILES, ...LATER] : FILES));
});

self.addEventListener('message', (event) => {
  if (event.data === 'later') event.waitUntil(keep(LATER));
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
