/** The name of the service worker's cache for pictures that the user has seen. */
export const PICTURES_CACHE = 'pictures';

/** Deletes the cached pictures. On insecure pages, does nothing, because browsers have no caches there. */
export async function deletePictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURES_CACHE);
}
