import { readQuery } from '@/services/read-query';

/** A premium member's achievements, the most recently unlocked first. */
export const achievementsOfQuery = (userId: string) =>
  readQuery('listAchievementsOf', { params: { userId } });
