import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';

/** The sort order of comment lists, for server and browser. Firestore has an index for it. */
export const COMMENT_ORDER = [
  ['threadAt', 'desc'],
  ['createdAt', 'asc'],
] as const;

/**
 * A mentioned member, with the username at the time when the comment was written. The member may have another username
 * now.
 */
const mentionSchema = z.object({ userId: z.string(), username: z.string() });
export type CommentMention = z.infer<typeof mentionSchema>;

/** The document `items/{itemId}/comments/{commentId}`. Anyone can read it while the item is live. */
export const commentRecordSchema = z.object({
  /** The author's id. Null after the comment was deleted, like `username` and `content`. */
  userId: textOrNull,
  username: textOrNull,
  isPremiumUser: z._default(z.boolean(), false),
  /** The URL of the author's picture. Older comments lack this field. */
  profileImageUrl: z._default(textOrNull, null),
  content: textOrNull,
  /** The members whom the text mentions. Older comments lack this field. */
  mentions: z._default(z.array(mentionSchema), []),
  /** The ids of the mentioned members who have the premium badge. Older comments lack this field. */
  premiumMentionIds: z._default(z.array(z.string()), []),
  parentId: textOrNull,
  /**
   * The `createdAt` of the first comment of the thread: of this comment itself, or of its parent. Lists of comments are
   * sorted by this time.
   */
  threadAt: timestampField,
  createdAt: timestampField,
  updatedAt: timestampField,
  /**
   * The bound key of the request that posted the comment: an HMAC of its idempotency key and its body. Older comments
   * lack this field, and so do comments that were posted with a share.
   */
  requestMac: z.optional(z.string()),
  /** The number of replies to the comment. Older comments lack this field. */
  repliesCount: z._default(z.int(), 0),
  /** When the comment was deleted. A deleted comment stays only if it has replies. */
  deletedAt: z._default(z.nullable(timestampField), null),
});
export type CommentRecord = z.infer<typeof commentRecordSchema>;
