import { readQuery } from '@/services/read-query';

/** Reads the achievements of a premium member, the most recently unlocked first. */
export const achievementsOfQuery = (userId: string) =>
  readQuery('listAchievementsOf', { params: { userId } });
