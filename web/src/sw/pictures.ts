import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { mayKeepPicture } from './may-keep-picture';

const DAY = 24 * 60 * 60;

/** Keeps the pictures of items that were seen. The URL of a picture never shows another one. */
export function keepPictures(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
    new CacheFirst({
      cacheName: 'pictures',
      plugins: [
        { cacheWillUpdate: async ({ response }) => (mayKeepPicture(response) ? response : null) },
        new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
      ],
    }),
  );
}
