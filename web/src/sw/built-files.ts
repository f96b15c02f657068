import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { BuiltFile } from '@/lib/built-file';
import { SHELL } from '@/lib/shell';

const DAY_SECONDS = 24 * 60 * 60;

const lazyFiles = new CacheFirst({
  cacheName: 'lazy-files',
  plugins: [
    // Keeps up to 600 files. A version of the app has about 200 files that load lazily. Pages that are still open may
    // need the files of earlier versions, too.
    new ExpirationPlugin({
      maxEntries: 600,
      maxAgeSeconds: 60 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

/**
 * Caches the files of the first paint when the worker is installed, and keeps them until the next version is active.
 * Caches any other built file when a page first needs it. A cached file never changes, because its name contains a
 * hash.
 */
export function serveBuiltFiles(files: readonly BuiltFile[]): void {
  precache(files.filter(({ lazy }) => lazy !== true));
  addRoute({ directoryIndex: '', cleanURLs: false });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    lazyFiles,
  );
}

/**
 * Caches the files that load lazily before a page needs them. Loads one file after the other. Stops if a new version is
 * waiting, because the browser activates that version only when this worker has finished its work.
 */
export async function cacheLazyFiles(
  files: readonly BuiltFile[],
  event: ExtendableEvent,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  for (const { url, lazy } of files) {
    if (registration.waiting !== null) return;
    if (lazy === true) await lazyFiles.handle({ event, request: new Request(url) });
  }
}

/** Returns a handler that responds with the shell. Call this after `serveBuiltFiles`. */
export const shellHandler = () => createHandlerBoundToURL(`/${SHELL}`);
