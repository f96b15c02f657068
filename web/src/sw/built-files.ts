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
    // A version has about 200 lazily loaded files, and open pages still need those of the one before.
    new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: 60 * DAY_SECONDS, purgeOnQuotaError: true }),
  ],
});

/**
 * Caches the files of the first paint at installation, until the next version is active. All others are cached
 * when a page first needs them. Their names contain a hash, so a cached file never changes.
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
 * Caches lazily loaded files before a page needs them, one after the other. Stops if a new version is waiting,
 * because the browser activates it only when this worker has finished.
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

/** Answers with the shell. Call it after `serveBuiltFiles`. */
export const shellHandler = () => createHandlerBoundToURL(`/${SHELL}`);
