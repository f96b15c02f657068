import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';

/** The sort order of comment lists, for server and browser. Firestore has an index for it. */
export const COMMENT_ORDER = [
  ['threadAt', 'desc'],
  ['createdAt', 'asc'],
] as const;

/** A mentioned member and the name that they had when the comment was written. The member may have another name now. */
const mentionSchema = z.object({ userId: z.string(), username: z.string() });
export type CommentMention = z.infer<typeof mentionSchema>;

/** The document `items/{itemId}/comments/{commentId}`. Anyone can read it while the item is live. */
export const commentRecordSchema = z.object({
  /** The author. Null after the comment was deleted, like `username` and `content`. */
  userId: textOrNull,
  username: textOrNull,
  isPremiumUser: z._default(z.boolean(), false),
  /** The URL of the author's picture. Older comments lack it. */
  profileImageUrl: z._default(textOrNull, null),
  content: textOrNull,
  /** The members whom the text mentions. Older comments lack this field. */
  mentions: z._default(z.array(mentionSchema), []),
  /** The ids of the mentioned members who have the premium badge. Older comments lack the field. */
  premiumMentionIds: z._default(z.array(z.string()), []),
  parentId: textOrNull,
  /** The `createdAt` of the comment that starts the thread: this one, or its parent. Lists are sorted by it. */
  threadAt: timestampField,
  createdAt: timestampField,
  updatedAt: timestampField,
  /**
   * The bound idempotency key of the request that posted the comment. Older comments, and those posted with a share,
   * lack it.
   */
  requestMac: z.optional(z.string()),
  /** Older comments lack it. */
  repliesCount: z._default(z.int(), 0),
  /** When the comment was deleted. A deleted comment stays only if it has replies. */
  deletedAt: z._default(z.nullable(timestampField), null),
});
export type CommentRecord = z.infer<typeof commentRecordSchema>;
