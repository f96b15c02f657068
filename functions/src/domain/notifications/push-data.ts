import { notificationPath } from '@contract/rules/notification-path';
import { type NotificationRecord, UNREAD_COUNT_MAX } from '@contract/schemas/notification';
import { PUSH_MAX_BYTES, type PushData } from '@contract/schemas/push';
import { shortenedText } from './notification-words';

export interface PushedNotification {
  readonly id: string;
  readonly record: NotificationRecord;
}

interface Recipient {
  readonly uid: string;
  /** The number of the member's unread notifications, at most 100. */
  readonly unread: number;
}

/**
 * Returns the data of a push about one or more notifications. The newest notification must be first. The JSON of the
 * data fits into a message of FCM.
 */
export function pushDataOf(
  notifications: readonly [PushedNotification, ...PushedNotification[]],
  { uid, unread }: Recipient,
): PushData {
  const [newest] = notifications;
  const common = { memberId: uid, body: newest.record.message, unread: String(unread) };
  return fitted(
    notifications.length === 1
      ? { ...common, ...ofOne(newest) }
      : {
          ...common,
          title: `${counted(notifications.length)} new notifications`,
          tag: 'notifications',
          path: '/notifications',
        },
  );
}

const counted = (count: number): string =>
  count < UNREAD_COUNT_MAX ? String(count) : `${UNREAD_COUNT_MAX - 1}+`;

function ofOne({ id, record }: PushedNotification) {
  const { title, pictureUrl } = record;
  return {
    title,
    tag: id,
    notificationId: id,
    path: notificationPath(record),
    ...(pictureUrl !== null && { picture: pictureUrl }),
    ...(isAboutComment(record) && { canReply: 'true' as const }),
  };
}

const isAboutComment = ({ type, topic, itemId, commentId }: NotificationRecord): boolean =>
  itemId !== null &&
  commentId !== null &&
  (type === 'mention' || topic === 'comment' || topic === 'reply');

const bytesOf = (data: PushData): number => Buffer.byteLength(JSON.stringify(data));

/**
 * Shortens the data of a push until it fits into a message of FCM: first the body, then the title. Finally leaves out
 * the picture. All other fields have a limited length.
 */
function fitted(data: PushData): PushData {
  let shown = data;
  for (const field of ['body', 'title'] as const) {
    let letters = shown[field].length;
    while (bytesOf(shown) > PUSH_MAX_BYTES && letters > 1) {
      letters = Math.ceil(letters / 2);
      shown = { ...shown, [field]: shortenedText(shown[field], letters) };
    }
  }
  if (bytesOf(shown) <= PUSH_MAX_BYTES) return shown;
  const { picture: _picture, ...withoutPicture } = shown;
  return withoutPicture;
}
