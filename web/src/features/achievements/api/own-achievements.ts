import { readQuery } from '@/services/read-query';

/** Reads the signed-in member's own achievements, the most recently unlocked first. */
export const ownAchievementsQuery = readQuery('listOwnAchievements', {});
