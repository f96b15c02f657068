import { useEffect } from 'react';
import { useShownUnread } from '@/features/notifications/model/use-unread';
import { clearAppBadge, showUnreadOnBadge, updateAppBadge } from '@/lib/app-badge';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';

/** Shows unread notifications plus waiting shares on the icon of the app. The bell reads the notifications. */
export function BadgeSync({ memberId }: { readonly memberId: string }) {
  const unread = useShownUnread();
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
