import * as z from 'zod/mini';

export const achievementSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  achievementLevel: z.enum(['bronze', 'silver', 'gold', 'platinum']),
  unlockedAt: z.iso.datetime(),
});
export type Achievement = z.infer<typeof achievementSchema>;
