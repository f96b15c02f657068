export const COMMENT_TEXTS = {
  signInRequired: 'Please sign in to comment.',
  waiting: 'Your comment will be posted when you are back online.',
  fetchFailed: 'Failed to fetch comments',
  postFailed: 'Failed to post comment. Please try again.',
  updateFailed: 'Failed to update comment. Please try again.',
  deleteFailed: 'Failed to delete comment. Please try again.',
  membersFailed: "We couldn't search for members. You can still type a username.",
  membersOffline: 'You are offline. You can still type a username.',
} as const;
