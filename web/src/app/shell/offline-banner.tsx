import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import text from '@/components/text.module.css';
import { useCurrentUser } from '@/features/accounts/model/session';
import { lazyNamed } from '@/lib/lazy-named';
import { loadOnce } from '@/lib/once';
import { useOnline } from '@/lib/use-online';
import styles from './layout.module.css';

/**
 * Loads the code of the summary of queued calls only once, because Vite waits for the styles of a lazy part only at its
 * first import.
 */
const loadWaitingShares = loadOnce(() => import('@/features/outbox/ui/waiting-share-count'));
const WaitingShareCount = lazyNamed(loadWaitingShares, 'WaitingShareCount');

export function OfflineBanner() {
  const online = useOnline();
  const wasOffline = useWasOffline(online);
  const { user } = useCurrentUser();
  const isMember = user !== null;
  useEffect(() => {
    // Loads the code of the summary while there is a network. When the banner appears, it is too late to load the code.
    if (isMember) loadWaitingShares().catch(() => undefined);
  }, [isMember]);
  return (
    <div role="status">
      {!online && (
        <p data-keep-visible className={styles.offline}>
          You are offline.{' '}
          {/* `aria-live` is off here, because the summary of the outbox announces its own changes. */}
          <span aria-live="off">
            {user ? <WaitingText memberId={user.id} /> : 'You see what this device has saved.'}
          </span>
        </p>
      )}
      {online && wasOffline && <p className={text.screenReaderOnly}>You are back online.</p>}
    </div>
  );
}

function useWasOffline(online: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  return wasOffline;
}

const SENT_WHEN_BACK = 'What you share is sent when you are back.';

const WaitingText = ({ memberId }: { readonly memberId: string }) => (
  <ErrorBoundary fallback={SENT_WHEN_BACK}>
    <Suspense fallback={SENT_WHEN_BACK}>
      <WaitingShareCount memberId={memberId} none={SENT_WHEN_BACK} />
    </Suspense>
  </ErrorBoundary>
);
