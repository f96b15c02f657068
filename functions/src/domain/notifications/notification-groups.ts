import {
  NOTIFICATION_GROUP_MINUTES,
  type NotificationRecord,
} from '@contract/schemas/notification';
import { commentWords, likeWords, type NotificationWords } from './notification-words';

const GROUP_MS = NOTIFICATION_GROUP_MINUTES * 60 * 1000;

/** Returns true if a group of notifications is still open for new entries. */
export const isOpenGroup = ({ startedAt }: { readonly startedAt: Date }, now: Date): boolean =>
  now.getTime() - startedAt.getTime() < GROUP_MS;

export const likeGroupId = (itemId: string) => `like_${itemId}`;
export const likeEntryId = (itemId: string, actorId: string) => `like_${itemId}_${actorId}`;
export const commentGroupId = (itemId: string) => `comments_${itemId}`;
export const commentEntryId = (commentId: string) => `comment_${commentId}`;

export interface GroupTexts {
  readonly itemTitle: string;
  /** The text of the newest comment of the group. Null if the group is about likes, or if that comment was deleted. */
  readonly content: string | null;
}

/** Returns the words of a notification about likes of an item, or about comments on an item. */
export const groupWords = (
  { type, actorUsername, count }: Pick<NotificationRecord, 'type' | 'actorUsername' | 'count'>,
  { itemTitle, content }: GroupTexts,
): NotificationWords =>
  type === 'like'
    ? likeWords(actorUsername, count, itemTitle)
    : commentWords({ author: actorUsername, itemTitle, content }, count);
