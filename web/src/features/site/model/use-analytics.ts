import { useEffect } from 'react';
import { sendPageView } from '@/services/analytics/analytics';
import { useAnalyticsChoice } from './use-analytics-choice';
import type { PageView } from './use-page-views';

/** Sends page views to Google if the visitor has allowed it. Returns the question to ask, or null. */
export function useAnalytics(view: PageView | null) {
  const { isOffered, choice, choose } = useAnalyticsChoice();
  const isAllowed = isOffered && choice === 'allowed';
  useEffect(() => {
    if (!isAllowed || view === null) return;
    sendPageView(view.route).catch((error: unknown) => {
      console.warn('Could not send the page view to Google Analytics.', error);
    });
  }, [isAllowed, view]);
  return isOffered && choice === null ? { choose } : null;
}
