import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { hasAnalytics, stopAnalytics } from '@/services/analytics/analytics';
import {
  type AnalyticsChoice,
  analyticsChoice,
  chooseAnalytics,
  onAnalyticsChoice,
} from '@/services/analytics/analytics-choice';
import { readQuery } from '@/services/read-query';
import { mayMeasure } from '@/services/web-vitals';

interface AnalyticsOffer {
  /** Whether the site uses Firebase Analytics, and the browser does not ask sites not to track. */
  readonly isOffered: boolean;
  /** Null if the visitor has not chosen in this browser. */
  readonly choice: AnalyticsChoice | null;
  readonly choose: (choice: AnalyticsChoice) => void;
}

const analyticsQuery = queryOptions({ queryKey: ['hasAnalytics'], queryFn: hasAnalytics });

export function useAnalyticsChoice(): AnalyticsOffer {
  const { data: settings } = useQuery(readQuery('getSiteSettings', {}));
  const mayOffer = settings?.usesAnalytics === true && mayMeasure(navigator);
  const { data: isConfigured = false } = useQuery({ ...analyticsQuery, enabled: mayOffer });
  const choice = useSyncExternalStore(onAnalyticsChoice, analyticsChoice, () => null);
  return { isOffered: mayOffer && isConfigured, choice, choose };
}

function choose(choice: AnalyticsChoice): void {
  chooseAnalytics(choice);
  if (choice === 'denied')
    stopAnalytics().catch((error: unknown) => {
      console.warn('Could not stop Google Analytics.', error);
    });
}
