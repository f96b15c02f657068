import { APP_VERSION } from '@/lib/app-version';
import { call } from './api-client';
import { lookForUpdate } from './worker-registration';

/**
 * Checks whether the server has the same version of the app. The versions can differ, because an old service worker may
 * have opened an old version. In this case, logs a warning and makes the browser check for a new version, so that the
 * app offers the update.
 */
export async function checkVersion(): Promise<void> {
  const response = await call('getVersion', {}).catch(() => null);
  if (response === null || response.version === APP_VERSION) return;
  console.warn(`This is BoloBoard ${APP_VERSION}. The server runs version ${response.version}.`);
  await lookForUpdate();
}
