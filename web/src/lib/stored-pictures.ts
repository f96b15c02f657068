/** The service worker's cache of the pictures that were seen. */
export const PICTURES_CACHE = 'pictures';

/** Deletes the pictures that were seen. Browsers have no caches on insecure pages. */
export async function deletePictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURES_CACHE);
}
