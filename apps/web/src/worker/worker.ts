/**
 * The service worker: the application opens without a network from what it kept, and shows push messages while it is
 * closed. It never answers a call of the API: those carry the header that tells it to keep out (specification section
 * 7.1), and what the last answers were is the page's own to remember.
 */
import '../strict-content.ts';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isPageOfApplication } from './bypass.ts';
import { openPath, showPush } from './push.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope & { readonly __WB_MANIFEST: (string | PrecacheEntry)[] };

const PAGE_CACHE = 'page';
/** Every path is the same page, so it is kept once. */
const PAGE_KEY = '/';

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

// The kept page at once, and the server's beside it for the next time: on a slow line asking first costs seconds before
// anything is drawn. The policy it is held to travels in its own headers, and its nonce is for styles alone.
registerRoute(
  ({ request, url }) => isPageOfApplication(request, url),
  new StaleWhileRevalidate({ cacheName: PAGE_CACHE, plugins: [{ cacheKeyWillBeUsed: async () => PAGE_KEY }] }),
);

// The page that registers the worker was fetched before it: without this the first visit would leave none behind.
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(PAGE_CACHE).then((kept) => kept.add(PAGE_KEY))),
);
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'take-over') void self.skipWaiting();
});
self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(self.clients, self.location.origin, String(event.notification.data ?? '/')));
});
