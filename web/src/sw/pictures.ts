import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { deletePictures, PICTURES_CACHE } from '@/lib/stored-pictures';
import { mayKeepPicture } from './may-keep-picture';

const DAY_SECONDS = 24 * 60 * 60;
const MAX_PICTURES = 300;

/** Caches pictures of items when they are shown. The picture at a URL never changes. */
export function keepPictures(): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
    new CacheFirst({
      cacheName: PICTURES_CACHE,
      plugins: [
        { cacheWillUpdate: async ({ response }) => (mayKeepPicture(response) ? response : null) },
        new ExpirationPlugin({
          maxEntries: MAX_PICTURES,
          maxAgeSeconds: 30 * DAY_SECONDS,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}

/** Deletes the cached pictures, and the records of when each picture was shown. */
export async function forgetPictures(): Promise<void> {
  await deletePictures();
  await new CacheExpiration(PICTURES_CACHE, { maxEntries: MAX_PICTURES }).delete();
}
