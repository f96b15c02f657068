import type { PageViewRoute } from '@contract/schemas/page-view';

/**
 * Returns whether the site's Firebase config has the two ids that the SDK of Google Analytics needs: the id of Google
 * Analytics and the id of the Firebase web app.
 */
export async function hasAnalytics(): Promise<boolean> {
  // Imports this module lazily, because it contains code of Firebase.
  const { firebaseConfig } = await import('../firebase-app');
  const { appId, measurementId } = await firebaseConfig();
  return appId !== undefined && measurementId !== undefined;
}

let isStarted = false;

/**
 * Loads the SDK of Google Analytics, and sends a page view with the pattern of the page's path. Call this only if the
 * visitor has consented.
 */
export async function sendPageView(route: PageViewRoute): Promise<void> {
  isStarted = true;
  const { logPageView } = await import('./firebase-analytics');
  await logPageView(route);
}

/** Stops analytics if `sendPageView` has started it, and deletes Google's cookies. */
export async function stopAnalytics(): Promise<void> {
  if (isStarted) {
    const { stopLogging } = await import('./firebase-analytics');
    await stopLogging();
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name.startsWith('_ga')) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
