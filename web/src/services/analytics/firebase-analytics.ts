import type { PageViewRoute } from '@contract/schemas/page-view';
import {
  type Analytics,
  initializeAnalytics,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
  setDefaultEventParameters,
} from 'firebase/analytics';
import { loadOnce } from '@/lib/once';
import { firebaseApp } from '../firebase-app';

const CONFIG = {
  send_page_view: false,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  // Sets cookies only for this host, so that `stopAnalytics` can delete them.
  cookie_domain: 'none',
};

const analytics = loadOnce(async (): Promise<Analytics> => {
  const { app } = await firebaseApp();
  setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  return initializeAnalytics(app, { config: CONFIG });
});

/**
 * Logs a page view. The page's name is the pattern of its path, because URLs contain names and ids. Events that Google
 * adds use the same pattern.
 */
export async function logPageView(route: PageViewRoute): Promise<void> {
  const page = { page_location: window.location.origin + route, page_title: route };
  setDefaultEventParameters({ ...page, page_referrer: '' });
  const started = await analytics();
  setAnalyticsCollectionEnabled(started, true);
  logEvent(started, 'page_view', page);
}

export async function stopLogging(): Promise<void> {
  setAnalyticsCollectionEnabled(await analytics(), false);
}
