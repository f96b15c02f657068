/** The mutation key of all acts. The queue is not read while an act is running. */
export const ACT_MUTATION_KEY = ['moderation', 'act'] as const;
