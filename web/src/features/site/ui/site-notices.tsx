import type { Viewer } from '@contract/rules/page-allowance';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { ErrorBoundary } from '@/components/error-boundary';
import { InstallSteps } from '@/components/install-steps';
import text from '@/components/text.module.css';
import { isUpdateReady, postponeUpdate, subscribeToUpdates } from '@/lib/app-updates';
import { lazyNamed } from '@/lib/lazy-named';
import { whenVisibleAndIdle } from '@/lib/when-visible-and-idle';
import { askToInstall } from '@/services/install-prompt';
import { useSiteSettings } from '@/services/site-settings';
import { checkVersion } from '@/services/version-check';
import { reloadToUpdate } from '@/services/worker-registration';
import type { InstallHint as Hint } from '../model/install-offer';
import { useAnalytics } from '../model/use-analytics';
import { type Consent, useConsent } from '../model/use-consent';
import { useInstallHint } from '../model/use-install-hint';
import { usePageViewCounting } from '../model/use-page-view-counting';
import { purposeEffects, purposeNames } from './consent-words';
import styles from './site-notices.module.css';

interface SiteNoticesProps {
  /** The viewer. Null while the session loads. */
  readonly viewer: Viewer | null;
  /** A notice about a new account. It is shown before other notices. */
  readonly account?: ReactNode;
}

/**
 * Shows notices about the app at the bottom of the window, one at a time. Also starts analytics and ads if the viewer
 * has allowed them. Render it only in browsers.
 */
export function SiteNotices({ viewer, account }: SiteNoticesProps) {
  const offersUpdate = useUpdateReady();
  const { hint, dismiss } = useInstallHint();
  const consent = useConsent(viewer);
  useAnalytics(usePageViewCounting(), consent.allows('google-analytics'));
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

const ClientAds = lazyNamed(() => import('./client-ads'), 'ClientAds');

/** Loads the code that fills the ad slots. If that fails, the house ads stay. */
function AllowedAds() {
  const { settings } = useSiteSettings();
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{settings?.ads && <ClientAds ads={settings.ads} />}</Suspense>
    </ErrorBoundary>
  );
}

type ConsentQuestionProps = Pick<Consent, 'purposes' | 'give'>;

/** Asks for consent. The buttons 'Allow' and 'No Thanks' look the same, and the page can be used without an answer. */
const ConsentQuestion = ({ purposes, give }: ConsentQuestionProps) => (
  <aside aria-labelledby="consent-question" className={styles.notice}>
    <h2 id="consent-question" className={text.heading}>
      Allow {purposeNames(purposes)}?
    </h2>
    <p className={styles.muted}>
      {purposeEffects(purposes)} BoloBoard works the same if you say no.{' '}
      <Link
        to={`/privacy-policy#${purposes.includes('google-ads') ? 'ads' : 'analytics'}`}
        className={styles.link}
      >
        Read more
      </Link>
    </p>
    <ActionButtonRow
      align="equal"
      act={
        <Button variant="outline" onClick={() => give('allowed')}>
          Allow
        </Button>
      }
      keep={
        <Button variant="outline" onClick={() => give('denied')}>
          No Thanks
        </Button>
      }
    />
  </aside>
);

interface InstallHintProps {
  readonly hint: Hint;
  readonly onDismiss: () => void;
}

function InstallHint({ hint, onDismiss }: InstallHintProps) {
  return (
    <aside aria-labelledby="install-hint" className={styles.notice}>
      <div className={styles.intro}>
        <img src="/favicon.svg" alt="" width="44" height="44" />
        <h2 id="install-hint" className={text.heading}>
          Install BoloBoard
        </h2>
        <p className={styles.muted}>
          {hint === 'button'
            ? 'Open it like any other app, even without a network.'
            : 'Open it from your home screen, even without a network.'}
        </p>
      </div>
      {hint === 'safari-steps' && <InstallSteps />}
      <ActionButtonRow
        act={hint === 'button' && <Button onClick={() => void askToInstall()}>Install App</Button>}
        keep={
          <Button variant="outline" onClick={onDismiss}>
            {hint === 'button' ? 'No Thanks' : 'Got It'}
          </Button>
        }
      />
    </aside>
  );
}

/** Offers to reload the page for a new version. The draft of the share form survives the reload. */
function UpdatePrompt() {
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    void reloadToUpdate();
  };
  return (
    <div className={styles.notice}>
      <p>A new version is ready.</p>
      <ActionButtonRow
        act={
          <Button busy={isReloading} onClick={reload}>
            Reload to Update
          </Button>
        }
        keep={
          <Button variant="outline" onClick={postponeUpdate}>
            Later
          </Button>
        }
      />
    </div>
  );
}

const useUpdateReady = (): boolean =>
  useSyncExternalStore(subscribeToUpdates, isUpdateReady, () => false);

/** Compares the version of the app with the version of the server, once per page load. */
function useVersionCheck(): void {
  useEffect(() => whenVisibleAndIdle(() => void checkVersion()), []);
}
