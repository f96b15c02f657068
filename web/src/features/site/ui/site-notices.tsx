import { useAnalytics } from '../model/use-analytics';
import { useInstallHint } from '../model/use-install-hint';
import { usePageViews } from '../model/use-page-views';
import { useUpdateReady } from '../model/use-update-ready';
import { useVersionCheck } from '../model/use-version-check';
import { AnalyticsConsent } from './analytics-consent';
import { InstallHint } from './install-hint';
import styles from './site-notices.module.css';
import { UpdatePrompt } from './update-prompt';

/** Notices about the app itself at the bottom of the window, one at a time. Render it in browsers only. */
export function SiteNotices() {
  const offersUpdate = useUpdateReady();
  const { hint, dismiss } = useInstallHint();
  const question = useAnalytics(usePageViews());
  useVersionCheck();
  return (
    <div className={styles.area}>
      <div role="status">
        {offersUpdate && <UpdatePrompt />}
        {!offersUpdate && question && <AnalyticsConsent onChoose={question.choose} />}
      </div>
      {!offersUpdate && !question && hint && <InstallHint hint={hint} onDismiss={dismiss} />}
    </div>
  );
}
