/** The mutation key of all acts of admins. While an act is running, the queue is not refetched. */
export const ACT_MUTATION_KEY = ['moderation', 'act'] as const;
