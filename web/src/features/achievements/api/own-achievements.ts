import { queryOptionsFor } from '@/services/query-options';

/** Reads the signed-in member's own achievements, the most recently unlocked first. */
export const ownAchievementsQuery = queryOptionsFor('listOwnAchievements', {});
