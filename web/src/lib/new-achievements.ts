import { type Achievement, achievementSchema } from '@contract/schemas/achievement';
import * as z from 'zod/mini';

const answerSchema = z.object({ newAchievements: z.array(achievementSchema) });

/** Returns what a queued call unlocked. Its answer has no type. */
export const newAchievementsIn = (answer: unknown): readonly Achievement[] =>
  answerSchema.safeParse(answer).data?.newAchievements ?? [];
