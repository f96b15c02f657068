import type { Comment } from '../schemas/comment';
import type { CommentRecord } from '../schemas/comment-record';

/** Returns the public view of a stored comment. */
export function commentView(id: string, comment: CommentRecord): Comment {
  return {
    id,
    userId: comment.userId ?? '',
    username: comment.username ?? '',
    isPremiumUser: comment.isPremiumUser,
    profileImageUrl: comment.profileImageUrl,
    content: comment.content ?? '',
    mentions: comment.mentions.map(({ username }) => username),
    premiumMentions: comment.mentions
      .filter(({ userId }) => comment.premiumMentionIds.includes(userId))
      .map(({ username }) => username),
    parentId: comment.parentId,
    createdAt: comment.createdAt.toISOString(),
    updatedAt: comment.updatedAt.toISOString(),
    isDeleted: comment.deletedAt !== null,
  };
}
