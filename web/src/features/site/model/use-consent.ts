import type { Viewer } from '@contract/rules/page-allowance';
import type { SiteSettings } from '@contract/schemas/site-settings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { deleteAdCookies } from '@/services/ads/ad-cookies';
import { hasAnalytics, stopAnalytics } from '@/services/analytics/analytics';
import {
  answerConsent,
  consentAnswerFor,
  type ConsentAnswer,
  type ConsentPurpose,
  onConsentChange,
  storedConsent,
} from '@/services/consent';
import { useSiteSettings } from '@/services/site-settings';
import { mayMeasure } from '@/services/web-vitals';

export interface Consent {
  /**
   * The purposes for which the site asks this viewer for consent. Empty if there are none, or while they are not known
   * yet.
   */
  readonly purposes: readonly ConsentPurpose[];
  /** The viewer's answer. Null if the viewer has not answered about all of `purposes` in this browser. */
  readonly answer: ConsentAnswer | null;
  readonly give: (answer: ConsentAnswer) => void;
  readonly allows: (purpose: ConsentPurpose) => boolean;
}

const analyticsQuery = queryOptions({ queryKey: ['hasAnalytics'], queryFn: hasAnalytics });

/** Returns the viewer's consent, and a function that stores an answer. `viewer` is null while the session loads. */
export function useConsent(viewer: Viewer | null): Consent {
  const { settings } = useSiteSettings();
  const purposes = usePurposes(settings, viewer);
  const stored = useSyncExternalStore(onConsentChange, storedConsent, () => null);
  const answer = consentAnswerFor(stored, purposes);
  return {
    purposes,
    answer,
    give: (given) => give(given, purposes),
    allows: (purpose) => answer === 'allowed' && purposes.includes(purpose),
  };
}

function usePurposes(
  settings: SiteSettings | undefined,
  viewer: Viewer | null,
): readonly ConsentPurpose[] {
  const isAskable = mayMeasure(navigator);
  const mayMeasurePages = isAskable && settings?.usesAnalytics === true;
  const analytics = useQuery({ ...analyticsQuery, enabled: mayMeasurePages });
  const mayShowAds = isAskable && Boolean(settings?.ads);
  // The site asks about all purposes in one question, so it waits until all purposes are known.
  if ((mayMeasurePages && analytics.isPending) || (mayShowAds && viewer === null)) return [];
  const isAsked: Readonly<Record<ConsentPurpose, boolean>> = {
    'google-analytics': mayMeasurePages && analytics.data === true,
    'google-ads': mayShowAds && viewer !== 'premium',
  };
  return PURPOSES.filter((purpose) => isAsked[purpose]);
}

const PURPOSES: readonly ConsentPurpose[] = ['google-analytics', 'google-ads'];

function give(answer: ConsentAnswer, purposes: readonly ConsentPurpose[]): void {
  answerConsent(answer, purposes);
  if (answer === 'allowed') return;
  deleteAdCookies();
  stopAnalytics().catch((error: unknown) => {
    console.warn('Could not stop Google Analytics.', error);
  });
}
