import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { unreadCountQuery } from '@/features/notifications/api/notifications';
import { isLiveConnected } from '@/features/notifications/model/live-state';
import { useShownUnread } from '@/features/notifications/model/use-unread';
import { clearAppBadge, showUnreadOnBadge, updateAppBadge } from '@/lib/app-badge';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';
import { onSessionChange } from '@/services/session-channel';

/** Shows unread notifications plus waiting shares on the icon of the app. The bell reads the notifications. */
export function BadgeSync({ memberId }: { readonly memberId: string }) {
  const unread = useShownUnread();
  const { dataUpdatedAt } = useQuery({ ...unreadCountQuery, enabled: false });
  const show = useEffectEvent(() => {
    if (unread !== undefined) void showUnreadOnBadge(memberId, unread);
  });
  // Each read counts, because the service worker may have shown the number of a push since the last one.
  useEffect(() => show(), [memberId, unread, dataUpdatedAt]);
  useEffect(
    () =>
      onSessionChange((change) => {
        // Firestore may have delivered the change before the push came, and delivers nothing more.
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
