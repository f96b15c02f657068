import type { CommentMention, CommentRecord } from '@contract/schemas/comment-record';

/** A mention with the member's badge. A stored comment keeps badges in a separate field. */
export interface MentionedMember extends CommentMention {
  readonly isPremiumUser: boolean;
}

/**
 * Returns the fields of a comment that store its mentions. The user ids are stored a second time, because queries
 * cannot match a part of an object in an array. The badges are stored separately, so that a change of a member's plan
 * only adds or removes an id.
 */
export const storedMentions = (mentions: readonly MentionedMember[]) => ({
  mentions: mentions.map(({ userId, username }): CommentMention => ({ userId, username })),
  mentionedIds: mentions.map(({ userId }) => userId),
  premiumMentionIds: mentions
    .filter(({ isPremiumUser }) => isPremiumUser)
    .map(({ userId }) => userId),
});

/** Returns the members whom a stored comment mentions. */
export const mentionedMembers = ({
  mentions,
  premiumMentionIds,
}: Pick<CommentRecord, 'mentions' | 'premiumMentionIds'>): MentionedMember[] =>
  mentions.map((mention) => ({
    ...mention,
    isPremiumUser: premiumMentionIds.includes(mention.userId),
  }));
