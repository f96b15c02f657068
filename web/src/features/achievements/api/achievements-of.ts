import { queryOptionsFor } from '@/services/query-options';

/** Reads the achievements of a premium member, the most recently unlocked first. */
export const achievementsOfQuery = (userId: string) =>
  queryOptionsFor('listAchievementsOf', { params: { userId } });
