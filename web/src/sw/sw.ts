import { clientsClaim } from 'workbox-core';
import type { BuiltFile } from '@/lib/built-file';
import { CACHE_LAZY_FILES, FORGET_PICTURES, SKIP_WAITING } from '@/lib/worker-messages';
import { cacheLazyFiles, serveBuiltFiles, shellHandler } from './built-files';
import { respondToNavigations } from './navigation';
import { respondToNotificationClicks } from './notification-click';
import { sendOutboxOnSync } from './outbox-sync';
import { builtPageHandler } from './pages';
import { forgetPictures, cachePictures } from './pictures';
import { showPushes } from './push';
import { receiveScreenshots } from './share-target';

declare const self: ServiceWorkerGlobalScope & {
  /** The list of built files. The build replaces the name of this constant with the list. */
  readonly __WB_MANIFEST: readonly BuiltFile[];
};

const files = self.__WB_MANIFEST;

serveBuiltFiles(files);
respondToNavigations(builtPageHandler(shellHandler()));
cachePictures();
receiveScreenshots();
sendOutboxOnSync();
showPushes();
respondToNotificationClicks();
clientsClaim();

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (isMessage(message, SKIP_WAITING)) event.waitUntil(self.skipWaiting());
  if (isMessage(message, FORGET_PICTURES)) event.waitUntil(forgetPictures());
  // Ignores a failure without a network, because the next page sends the message again.
  if (isMessage(message, CACHE_LAZY_FILES))
    event.waitUntil(cacheLazyFiles(files, event, self.registration).catch(() => undefined));
});

const isMessage = (message: unknown, type: string): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type;
