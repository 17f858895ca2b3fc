/**
 * The service worker: the application opens without a network from what it kept, and shows push messages while it is
 * closed. It never answers a call of the API: those carry the header that tells it to keep out (specification section
 * 7.1), and what the last answers were is the page's own to remember.
 */
import '../strict-content.ts';
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { isPageOfApplication } from './bypass.ts';
import { openPath, showPush } from './push.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope & { readonly __WB_MANIFEST: (string | PrecacheEntry)[] };

/** A line that answers slower than this is as good as none: the kept page is shown instead. */
const PAGE_TIMEOUT_SECONDS = 4;
const PAGE_CACHE = 'page';
/** Every path is the same page, so it is kept once. */
const PAGE_KEY = '/';

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

// Fresh from the server where there is one: the page carries a nonce of its own in each answer.
registerRoute(
  ({ request, url }) => isPageOfApplication(request, url),
  new NetworkFirst({
    cacheName: PAGE_CACHE,
    networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
    plugins: [{ cacheKeyWillBeUsed: async () => PAGE_KEY }],
  }),
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
