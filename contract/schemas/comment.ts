import * as z from 'zod/mini';
import { sanitizeMultilineText } from './sanitize-text';

/** The longest comment, in Unicode code points, as zod counts them. */
export const COMMENT_MAX_LENGTH = 2000;

/** The limit of the request body. It fits the longest comment: a code point takes up to 12 bytes of JSON. */
export const COMMENT_BODY_MAX_BYTES = 32 * 1024;

/** The number of comments on a page if the request has no `limit`. */
export const COMMENTS_PER_PAGE = 30;

/** The largest `limit` that a request for comments may have. */
export const COMMENTS_PER_PAGE_MAX = 100;

export const COMMENT_MESSAGES = {
  required: 'Write a comment first',
  long: 'Comment can be at most 2,000 characters long',
  usernameRequired: 'Please set up your username to comment.',
  missing: 'This comment is no longer available.',
} as const;

/** The id of a comment. Firestore reserves ids like '__id__'. */
export const commentIdSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

/**
 * The text of a comment, without control and bidirectional characters. The comment in the share form also uses this
 * schema.
 */
export const commentTextSchema = z
  .string(COMMENT_MESSAGES.required)
  .check(
    z.overwrite(sanitizeMultilineText),
    z.maxLength(COMMENT_MAX_LENGTH, COMMENT_MESSAGES.long),
  );

export const requiredCommentTextSchema = commentTextSchema.check(
  z.minLength(1, COMMENT_MESSAGES.required),
);

/** The public view of a comment. The app shows it as edited if `updatedAt` differs from `createdAt`. */
export const commentSchema = z.object({
  id: z.string(),
  /** The author's id. Empty for a deleted or hidden comment, like `username` and `content`. */
  userId: z.string(),
  username: z.string(),
  isPremiumUser: z.boolean(),
  /** The URL of the author's picture. Saved responses may lack it. */
  profileImageUrl: z._default(z.nullable(z.string()), null),
  content: z.string(),
  /** The usernames that the text mentions, spelled as their members spell them. Saved responses may lack this field. */
  mentions: z._default(z.array(z.string()), []),
  /** The usernames in `mentions` whose members have the premium badge. Saved responses may lack this field. */
  premiumMentions: z._default(z.array(z.string()), []),
  /** The id of the comment that this one replies to. Null for a comment on the item itself. */
  parentId: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /**
   * Whether the comment was deleted and stays only because of its replies. The item's `commentsCount` does not count
   * it.
   */
  isDeleted: z.boolean(),
  /** Whether the reader has blocked the author, and the comment stays only because of its replies. */
  isHidden: z.optional(z.boolean()),
});
export type Comment = z.infer<typeof commentSchema>;

/**
 * A page of comments. The newest comments on the item come first. Each of these comments is followed by its replies,
 * the oldest reply first.
 */
export const commentPageSchema = z.object({
  comments: z.array(commentSchema),
  /** The cursor of the next page, to pass as `after`. Null on the last page. */
  next: z.nullable(commentIdSchema),
});
export type CommentPage = z.infer<typeof commentPageSchema>;

export const newCommentSchema = z.strictObject({
  content: requiredCommentTextSchema,
  parentId: z._default(z.nullable(commentIdSchema), null),
});

export const commentChangeSchema = z.strictObject({
  content: requiredCommentTextSchema,
  /**
   * The `updatedAt` of the comment when the member began to edit it. If the stored comment has another `updatedAt`, the
   * call returns 409.
   */
  updatedAt: z.optional(z.iso.datetime()),
});
