import * as z from 'zod/mini';
import { favoriteListSchema, favoritesQuerySchema, favoriteStateSchema } from '../schemas/favorite';
import { userIdSchema } from '../schemas/user';
import { defineEndpoint } from './define-endpoint';
import { FAVORITE_LIMITS, LIST_LIMITS } from './rate-limits';

const params = z.strictObject({ userId: userIdSchema });

export const favoritesEndpoints = {
  listFavorites: defineEndpoint({
    method: 'GET',
    path: '/api/user/favorites',
    summary: 'The sellers whom the member favorites, the most recently favorited first',
    auth: 'premium',
    servedBy: 'api',
    input: { query: favoritesQuerySchema },
    output: { status: 200, schema: favoriteListSchema },
    errors: [],
    rateLimits: LIST_LIMITS,
    reads: ['favorites', 'blocks'],
    savedOffline: true,
  }),
  checkFavorite: defineEndpoint({
    method: 'GET',
    path: '/api/user/favorites/:userId/check',
    summary: 'Whether the member favorites a seller',
    auth: 'premium',
    servedBy: 'api',
    input: { params },
    output: { status: 200, schema: favoriteStateSchema },
    errors: [],
    rateLimits: LIST_LIMITS,
    reads: ['favorites'],
    savedOffline: true,
  }),
  addFavorite: defineEndpoint({
    method: 'POST',
    path: '/api/user/favorites/:userId',
    summary: 'Favorite a seller. Favoriting them twice succeeds.',
    auth: 'premium',
    servedBy: 'api',
    input: { params },
    output: { status: 200, schema: favoriteStateSchema },
    errors: ['not_found', 'conflict'],
    rateLimits: FAVORITE_LIMITS,
    changes: ['favorites'],
  }),
  removeFavorite: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/favorites/:userId',
    summary: 'Unfavorite a seller. Succeeds even if they are not favorited.',
    auth: 'premium',
    servedBy: 'api',
    input: { params },
    output: { status: 200, schema: favoriteStateSchema },
    errors: [],
    rateLimits: FAVORITE_LIMITS,
    changes: ['favorites'],
  }),
} as const;
