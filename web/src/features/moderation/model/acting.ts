/** The mutation key of all acts. While one runs, the queue is not read. */
export const ACTING = ['moderation', 'act'] as const;
