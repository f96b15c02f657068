import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const DAY = 24 * 60 * 60;
const MAX_BYTES = 500_000;

/** Whether a picture may be cached. Large ones are not, so that 300 pictures take at most 150 MB. */
export function mayKeepPicture({ status, type, headers }: Response): boolean {
  const length = Number(headers.get('content-length') ?? 0);
  const isPicture = headers.get('content-type')?.startsWith('image/') === true;
  return status === 200 && type === 'basic' && isPicture && length <= MAX_BYTES;
}

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
