import { readQuery } from '@/services/read-query';

/** The member's own achievements, the most recently unlocked first. */
export const ownAchievementsQuery = readQuery('listOwnAchievements', {});
