import type { CurrentUser } from '@contract/schemas/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, Suspense, useCallback, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { useViewer } from '@/features/accounts/model/session';
import { unreadCountQuery } from '@/features/notifications/api/notifications';
import { isLiveConnected, setLiveConnected } from '@/features/notifications/model/live-state';
import { cacheLiveNotifications } from '@/features/notifications/model/notification-cache';
import { useShownUnreadCount } from '@/features/notifications/model/use-unread-counts';
import { clearAppBadge, showUnreadOnBadge, updateAppBadge } from '@/lib/app-badge';
import { lazyNamed } from '@/lib/lazy-named';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';
import { useOnline } from '@/lib/use-online';
import { useIsIdle } from '@/lib/when-idle';
import type { LiveNotifications as LiveRead } from '@/services/live-notifications';
import { onSessionChange } from '@/services/session-channel';
import { PushSync } from '../notifications/push-sync';
import { OutboxSender } from '../outbox/outbox-sender';

const BlockedMembersSync = lazyNamed(
  () => import('../profiles/blocked-members-sync'),
  'BlockedMembersSync',
);

/**
 * Parts of the app that have no visible content and run on every page of a member. Their code loads when the session is
 * loaded.
 */
export function MemberBackgroundTasks({ user }: { readonly user: CurrentUser }) {
  const isPremium = useViewer() === 'premium';
  return (
    // Because of this key, React creates the parts again when another member signs in.
    <Fragment key={user.id}>
      <OutboxSender memberId={user.id} />
      <BadgeSync memberId={user.id} />
      <PushSync user={user} />
      {isPremium && <LiveNotifications memberId={user.id} />}
      {user.hasBlocked && <BlockedMembersSync />}
    </Fragment>
  );
}

/**
 * Shows the number of unread notifications and queued shares on the icon of the installed app. Does not request the
 * number of unread notifications, because the bell requests it.
 */
function BadgeSync({ memberId }: { readonly memberId: string }) {
  const unread = useShownUnreadCount();
  const { dataUpdatedAt } = useQuery({ ...unreadCountQuery, enabled: false });
  const show = useEffectEvent(() => {
    if (unread !== undefined) void showUnreadOnBadge(memberId, unread);
  });
  // Runs after each response with the number of unread notifications, because the service worker may have replaced the
  // number on the icon since the last response.
  useEffect(() => show(), [memberId, unread, dataUpdatedAt]);
  useEffect(
    () =>
      onSessionChange((change) => {
        // Shows the number again, because the service worker may have replaced it when the push arrived. If Firestore
        // delivered the change before the push arrived, Firestore does not deliver it a second time.
        if (change === 'notifications-changed' && isLiveConnected()) show();
      }),
    [],
  );
  useEffect(() => {
    const update = () => void updateAppBadge(memberId);
    update();
    const unsubscribe = onOutboxChange(update);
    return () => {
      unsubscribe();
      clearAppBadge();
    };
  }, [memberId]);
  return null;
}

const LiveNotificationsReader = lazyNamed(
  () => import('@/services/live-notifications-reader'),
  'LiveNotificationsReader',
);

interface LiveNotificationsProps {
  readonly memberId: string;
}

/**
 * Shows a premium member's notifications live on every page. Loads Firestore when the browser is idle. The bell polls
 * instead while the device is offline, if the code cannot be loaded, or if Firestore does not respond.
 */
function LiveNotifications({ memberId }: LiveNotificationsProps) {
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
      if (live.state === 'read') cacheLiveNotifications(client, live.page, live.unread);
      setLiveConnected(live.state === 'read');
    },
    [client],
  );
  useEffect(() => () => setLiveConnected(false), []);
  return <LiveNotificationsReader memberId={memberId} onRead={onRead} />;
}
