import type { CommentMention, CommentRecord } from '@contract/schemas/comment-record';

/** With the badge of the member, which the stored comment has in a field of its own. */
export interface MentionedMember extends CommentMention {
  readonly isPremiumUser: boolean;
}

/**
 * Fields of a comment. Queries cannot find a part of an object in an array, so the ids are stored again. The badges are
 * not in `mentions`, so that a plan that begins or ends changes one id.
 */
export const storedMentions = (mentions: readonly MentionedMember[]) => ({
  mentions: mentions.map(({ userId, username }): CommentMention => ({ userId, username })),
  mentionedIds: mentions.map(({ userId }) => userId),
  premiumMentionIds: mentions
    .filter(({ isPremiumUser }) => isPremiumUser)
    .map(({ userId }) => userId),
});

/** The members whom a stored comment mentions. */
export const mentionedMembers = ({
  mentions,
  premiumMentionIds,
}: Pick<CommentRecord, 'mentions' | 'premiumMentionIds'>): MentionedMember[] =>
  mentions.map((mention) => ({
    ...mention,
    isPremiumUser: premiumMentionIds.includes(mention.userId),
  }));
