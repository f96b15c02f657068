/** The mutation key of all acts. The queue is not read while an act is running. */
export const ACTING = ['moderation', 'act'] as const;
