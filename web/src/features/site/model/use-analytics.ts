import { useEffect } from 'react';
import { sendPageView } from '@/services/analytics/analytics';
import type { PageView } from './use-page-view-counting';

/** Sends page views to Google if `isAllowed` is true. */
export function useAnalytics(view: PageView | null, isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed || view === null) return;
    sendPageView(view.route).catch((error: unknown) => {
      console.warn('Could not send the page view to Google Analytics.', error);
    });
  }, [isAllowed, view]);
}
