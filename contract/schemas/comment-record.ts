import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';

/** The order of lists, for server and browser. Firestore has an index for it. */
export const COMMENT_ORDER = [
  ['threadAt', 'desc'],
  ['createdAt', 'asc'],
] as const;

/** The reservation of the name in `usernames` when the comment was written. The member may have another name now. */
const mentionSchema = z.object({ userId: z.string(), username: z.string() });
export type CommentMention = z.infer<typeof mentionSchema>;

/** The document `items/{itemId}/comments/{commentId}`. Anyone can read it while the item is live. */
export const commentRecordSchema = z.object({
  /** Null after the deletion, like `username` and `content`. */
  userId: textOrNull,
  username: textOrNull,
  isPremiumUser: z._default(z.boolean(), false),
  /** The author's picture. Older comments lack it. */
  profileImageUrl: z._default(textOrNull, null),
  content: textOrNull,
  /** The members whom the text mentions. Older comments lack it. */
  mentions: z._default(z.array(mentionSchema), []),
  /** The ids of the mentioned members who have the premium badge. Older comments lack the field. */
  premiumMentionIds: z._default(z.array(z.string()), []),
  parentId: textOrNull,
  /** `createdAt` of the comment that the thread starts with: its own, or its parent's. Lists are ordered by it. */
  threadAt: timestampField,
  createdAt: timestampField,
  updatedAt: timestampField,
  /** The bound idempotency key of the request that posted it. Older comments, and those of shares, lack it. */
  requestMac: z.optional(z.string()),
  /** Older comments lack it. */
  repliesCount: z._default(z.int(), 0),
  /** Set while a deleted comment keeps the place of its replies. */
  deletedAt: z._default(z.nullable(timestampField), null),
});
export type CommentRecord = z.infer<typeof commentRecordSchema>;
