import type { NotificationRecord } from '../schemas/notification';
import type { NotificationKind } from '../schemas/notification-settings';

const OF_TYPE = {
  mention: 'mentions',
  like: 'likes',
  follow: 'follows',
  achievement: 'achievements',
} as const;

const OF_TOPIC = {
  comment: 'comments',
  reply: 'replies',
  billing: null,
  expiring_items: null,
  report: null,
  moderation: null,
} as const;

/** Returns the setting that turns a notification off, or null if members cannot turn it off. */
export const notificationKindOf = ({
  type,
  topic,
}: Pick<NotificationRecord, 'type' | 'topic'>): NotificationKind | null => {
  if (type !== 'other') return OF_TYPE[type];
  return topic === null ? null : OF_TOPIC[topic];
};
