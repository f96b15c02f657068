import type { Viewer } from '@contract/rules/page-allowance';
import type { ReactNode } from 'react';
import { useAnalytics } from '../model/use-analytics';
import { useConsent } from '../model/use-consent';
import { useInstallHint } from '../model/use-install-hint';
import { usePageViews } from '../model/use-page-views';
import { useUpdateReady } from '../model/use-update-ready';
import { useVersionCheck } from '../model/use-version-check';
import { AllowedAds } from './allowed-ads';
import { ConsentQuestion } from './consent-question';
import { InstallHint } from './install-hint';
import styles from './site-notices.module.css';
import { UpdatePrompt } from './update-prompt';

interface SiteNoticesProps {
  /** Null while the session loads. */
  readonly viewer: Viewer | null;
  /** What a new member has to know first. */
  readonly account?: ReactNode;
}

/**
 * Notices about the app itself at the bottom of the window, one at a time, and what the viewer allows: analytics and
 * the ads of the ad client. Render it in browsers only.
 */
export function SiteNotices({ viewer, account }: SiteNoticesProps) {
  const offersUpdate = useUpdateReady();
  const { hint, dismiss } = useInstallHint();
  const consent = useConsent(viewer);
  useAnalytics(usePageViews(), consent.allows('google-analytics'));
  useVersionCheck();
  const isAsking = consent.purposes.length > 0 && consent.answer === null;
  const isFree = !offersUpdate && !account;
  return (
    <>
      {consent.allows('google-ads') && <AllowedAds />}
      <div className={styles.area}>
        <div role="status">
          {offersUpdate && <UpdatePrompt />}
          {!offersUpdate && account && (
            <aside aria-label="Your new account" className={styles.notice}>
              {account}
            </aside>
          )}
          {isFree && isAsking && <ConsentQuestion {...consent} />}
        </div>
        {isFree && !isAsking && hint && <InstallHint hint={hint} onDismiss={dismiss} />}
      </div>
    </>
  );
}
