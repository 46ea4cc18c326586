// Answers a page load without a connection by offline.html. It keeps no code of the site and nothing of people
// (docs/decisions/035-offline.md). Another content of the files needs another name here.
const kept = 'offline-2';
const page = '/offline.html';
const files = [page, '/offline.js', '/not-found.css'];

addEventListener('install', (event) => {
  // Requests for anything else do not pass this worker, in browsers that can be asked for that.
  if ('addRoutes' in event) {
    const ours = files.slice(1).map((pathname) => ({ urlPattern: { pathname } }));
    event.addRoutes({ condition: { not: { or: [{ requestMode: 'navigate' }, ...ours] } }, source: 'network' });
  }
  skipWaiting();
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(files)));
});

addEventListener('activate', (event) => {
  // The page is requested while the worker starts.
  event.waitUntil(
    Promise.all([
      registration.navigationPreload?.enable(),
      caches
        .keys()
        .then((names) => Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))),
    ]),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  const { pathname } = new URL(request.url);
  if (!isPage && !files.includes(pathname)) return;
  const answer = async () => {
    try {
      return (isPage && (await event.preloadResponse)) || (await fetch(request));
    } catch (error) {
      const found = await caches.match(isPage ? page : pathname);
      if (found === undefined) throw error;
      return found;
    }
  };
  event.respondWith(answer());
});
