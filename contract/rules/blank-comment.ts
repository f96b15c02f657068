import type { Comment } from '../schemas/comment';

/** Returns a comment without author and text, as it keeps the place of its replies. */
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
