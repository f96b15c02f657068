import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { deletePictures, PICTURES_CACHE } from '@/lib/stored-pictures';

const DAY_SECONDS = 24 * 60 * 60;
const MAX_PICTURES = 300;
const MAX_PICTURE_BYTES = 500_000;

/**
 * Caches pictures of items when they are shown. A cached picture stays valid, because the picture at a URL never
 * changes.
 */
export function cachePictures(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
    new CacheFirst({
      cacheName: PICTURES_CACHE,
      plugins: [
        { cacheWillUpdate: async ({ response }) => (mayCachePicture(response) ? response : null) },
        new ExpirationPlugin({
          maxEntries: MAX_PICTURES,
          maxAgeSeconds: 30 * DAY_SECONDS,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}

/**
 * Returns whether a picture may be cached. Large pictures are not cached, so that the 300 cached pictures take at most
 * 150 MB.
 */
export function mayCachePicture({ status, type, headers }: Response): boolean {
  const length = Number(headers.get('content-length') ?? 0);
  const isPicture = headers.get('content-type')?.startsWith('image/') === true;
  return status === 200 && type === 'basic' && isPicture && length <= MAX_PICTURE_BYTES;
}

/** Deletes the cached pictures, and the times when each picture was last shown. */
export async function forgetPictures(): Promise<void> {
  await deletePictures();
  await new CacheExpiration(PICTURES_CACHE, { maxEntries: MAX_PICTURES }).delete();
}
