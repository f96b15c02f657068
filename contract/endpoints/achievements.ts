import * as z from 'zod/mini';
import { achievementListSchema } from '../schemas/achievement';
import { userIdSchema } from '../schemas/user';
import { defineEndpoint } from './define-endpoint';
import { LIST_LIMITS } from './rate-limits';

export const achievementsEndpoints = {
  listOwnAchievements: defineEndpoint({
    method: 'GET',
    path: '/api/user/achievements',
    summary: "The member's achievements. Free members get titles without descriptions.",
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: achievementListSchema },
    errors: [],
    rateLimits: LIST_LIMITS,
    reads: ['achievements'],
    savedOffline: true,
  }),
  listAchievementsOf: defineEndpoint({
    method: 'GET',
    path: '/api/user/:userId/achievements',
    summary: "A premium member's achievements. Those of other members are a 403.",
    auth: 'none',
    servedBy: 'api',
    input: { params: z.strictObject({ userId: userIdSchema }) },
    output: { status: 200, schema: achievementListSchema },
    errors: ['not_found', 'forbidden'],
    rateLimits: LIST_LIMITS,
    reads: ['achievements'],
    savedOffline: true,
  }),
} as const;
