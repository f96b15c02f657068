import type { NotificationRecord } from '../schemas/notification';

type Linked = Pick<
  NotificationRecord,
  'type' | 'topic' | 'itemId' | 'commentId' | 'rulingId' | 'actorUsername'
>;

/** Returns the path of the page that a notification opens, such as '/item/abc?comment=def'. */
export const notificationPath = ({
  type,
  topic,
  itemId,
  commentId,
  rulingId,
  actorUsername,
}: Linked): string => {
  if (rulingId !== null) return `/appeals/${rulingId}`;
  if (itemId !== null) {
    const item = `/item/${encodeURIComponent(itemId)}`;
    return commentId === null ? item : `${item}?comment=${encodeURIComponent(commentId)}`;
  }
  if (type === 'follow' && actorUsername !== null) {
    return `/user/${encodeURIComponent(actorUsername)}`;
  }
  if (type === 'achievement' || topic === 'moderation') return '/dashboard';
  return topic === 'billing' ? '/account-settings' : '/notifications';
};
