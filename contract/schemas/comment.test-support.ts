import type { Comment } from './comment';

/** Returns a sample comment as in an API response, with the fields of `change`. */
export const commentLike = (change: Partial<Comment> = {}): Comment => ({
  id: 'comment-1',
  userId: 'member-2',
  username: 'thrifty',
  isPremiumUser: false,
  profileImageUrl: null,
  content: 'Great flip!',
  mentions: [],
  premiumMentions: [],
  parentId: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  isDeleted: false,
  ...change,
});
