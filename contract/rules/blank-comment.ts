import type { Comment } from '../schemas/comment';

/** Returns a comment without author and text. It keeps the place of a removed comment whose replies stay. */
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
