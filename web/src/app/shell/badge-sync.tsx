import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unreadCountQuery } from '@/features/notifications/api/notifications';
import { clearAppBadge, showUnreadOnBadge, updateAppBadge } from '@/lib/app-badge';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';

/** Shows unread notifications plus waiting shares on the icon of the app. The bell reads the notifications. */
export function BadgeSync({ memberId }: { readonly memberId: string }) {
  const unread = useQuery({ ...unreadCountQuery, enabled: false }).data?.count;
  useEffect(() => {
    if (unread !== undefined) void showUnreadOnBadge(memberId, unread);
  }, [memberId, unread]);
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
