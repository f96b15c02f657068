import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { useCurrentUser } from '@/features/accounts/model/session';
import { lazyNamed } from '@/lib/lazy-named';
import { useOnline } from '@/lib/use-online';
import styles from './layout.module.css';

const loadWaitingShares = () => import('@/features/outbox/ui/waiting-shares');
const WaitingShares = lazyNamed(loadWaitingShares, 'WaitingShares');

export function OfflineBanner() {
  const online = useOnline();
  const { user } = useCurrentUser();
  const isMember = user !== null;
  useEffect(() => {
    // When the banner appears, its code cannot be loaded any more.
    if (isMember) loadWaitingShares().catch(() => undefined);
  }, [isMember]);
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          You are offline.{' '}
          {user ? <WaitingText memberId={user.id} /> : 'You see what this device has saved.'}
        </p>
      )}
    </div>
  );
}

const SENT_WHEN_BACK = 'What you share is sent when you are back.';

const WaitingText = ({ memberId }: { readonly memberId: string }) => (
  <ErrorBoundary fallback={SENT_WHEN_BACK}>
    <Suspense fallback={SENT_WHEN_BACK}>
      <WaitingShares memberId={memberId} none={SENT_WHEN_BACK} />
    </Suspense>
  </ErrorBoundary>
);
