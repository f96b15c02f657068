import type { Comment } from '../schemas/comment';

/**
 * Returns a copy of the comment without author and text. It is shown in place of a removed comment that still has
 * replies.
 */
export const blankComment = (comment: Comment): Comment => ({
  ...comment,
  userId: '',
  username: '',
  isPremiumUser: false,
  profileImageUrl: null,
  content: '',
  mentions: [],
  premiumMentions: [],
});
