import * as z from 'zod/mini';

export const ACHIEVEMENT_LEVELS = ['bronze', 'silver', 'gold', 'platinum'] as const;

/** The number of achievements in the catalogue. */
export const ACHIEVEMENT_COUNT = 22;

export const achievementSchema = z.object({
  id: z.string(),
  title: z.string(),
  /**
   * What the member has to do for the achievement. Empty if a free member requests the list of their own achievements.
   */
  description: z.string(),
  achievementLevel: z.enum(ACHIEVEMENT_LEVELS),
  /** The name of the icon that the web app draws. */
  icon: z.string(),
  unlockedAt: z.iso.datetime(),
});
export type Achievement = z.infer<typeof achievementSchema>;

/** A member's achievements, the most recently unlocked first. */
export const achievementListSchema = z.object({ achievements: z.array(achievementSchema) });
export type AchievementList = z.infer<typeof achievementListSchema>;

export const ACHIEVEMENT_MESSAGES = {
  notPremium: 'Only premium members show their achievements.',
  memberMissing: 'User not found',
} as const;
