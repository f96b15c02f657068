import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { setLiveConnected } from '@/features/notifications/model/live-state';
import { showLivePage } from '@/features/notifications/model/notification-cache';
import { lazyNamed } from '@/lib/lazy-named';
import { useIsIdle } from '@/lib/use-is-idle';
import { useOnline } from '@/lib/use-online';
import type { LiveNotifications as LiveRead } from '@/services/live-notifications';

const LiveNotificationsReader = lazyNamed(
  () => import('@/services/live-notifications-reader'),
  'LiveNotificationsReader',
);

interface LiveNotificationsProps {
  readonly memberId: string;
}

/**
 * Shows a premium member's notifications live, on every page. Loads Firestore when the browser is idle. The bell polls while
 * the device is offline, the code does not load or Firestore does not answer.
 */
export function LiveNotifications({ memberId }: LiveNotificationsProps) {
  const isOnline = useOnline();
  const isIdle = useIsIdle();
  return (
    isOnline &&
    isIdle && (
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Live memberId={memberId} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

function Live({ memberId }: LiveNotificationsProps) {
  const client = useQueryClient();
  const onRead = useCallback(
    (live: LiveRead) => {
      if (live.state === 'read') showLivePage(client, live.page, live.unread);
      setLiveConnected(live.state === 'read');
    },
    [client],
  );
  useEffect(() => () => setLiveConnected(false), []);
  return <LiveNotificationsReader memberId={memberId} onRead={onRead} />;
}
