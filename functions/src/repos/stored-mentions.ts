import type { CommentMention } from '@contract/schemas/comment-record';

/** Fields of a comment. Queries cannot find a part of an object in an array, so the ids are stored again. */
export const storedMentions = (mentions: readonly CommentMention[]) => ({
  mentions,
  mentionedIds: mentions.map(({ userId }) => userId),
});
