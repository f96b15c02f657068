import { APP_VERSION } from '@/lib/app-version';
import { call } from './api-client';
import { lookForUpdate } from './worker-registration';

/**
 * Logs a warning if the server has another version than this app, which an old service worker may have opened. Then
 * the browser checks for a new version, and the app offers the update.
 */
export async function checkVersion(): Promise<void> {
  const response = await call('getVersion', {}).catch(() => null);
  if (response === null || response.version === APP_VERSION) return;
  console.warn(`This is BoloBoard ${APP_VERSION}. The server runs version ${response.version}.`);
  await lookForUpdate();
}
