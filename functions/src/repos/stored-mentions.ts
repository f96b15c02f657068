import type { CommentMention, CommentRecord } from '@contract/schemas/comment-record';

/** A mention with the member's badge. A stored comment keeps the badges in a separate field. */
export interface MentionedMember extends CommentMention {
  readonly isPremiumUser: boolean;
}

/**
 * Returns the fields of a comment. Queries cannot match part of an object in an array, so the ids are stored a second time.
 * The badges are not in `mentions`, so that a change of plan adds or removes only one id.
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
