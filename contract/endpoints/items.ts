import * as z from 'zod/mini';
import { itemIdSchema, itemSchema } from '../schemas/item';
import { categoryCountSchema, itemListPageSchema, itemListQuerySchema } from '../schemas/item-list';
import { defineEndpoint } from './define-endpoint';
import { ITEM_LIMITS, LIST_LIMITS } from './rate-limits';

export const itemsEndpoints = {
  listItems: defineEndpoint({
    method: 'GET',
    path: '/api/items',
    summary: 'One page of the item list, with search, filters and sort',
    auth: 'none',
    servedBy: 'api',
    input: { query: itemListQuerySchema },
    output: { status: 200, schema: itemListPageSchema },
    errors: ['sign_in_required', 'premium_required', 'unavailable'],
    itemsVersion: 'awaited',
    rateLimits: LIST_LIMITS,
    reads: ['items', 'blocks'],
    savedOffline: true,
  }),
  listItemCategories: defineEndpoint({
    method: 'GET',
    path: '/api/items/categories',
    summary: 'The categories with the most items, sorted by name',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: z.object({ categories: z.array(categoryCountSchema) }) },
    errors: ['unavailable'],
    itemsVersion: 'awaited',
    rateLimits: LIST_LIMITS,
    reads: ['items'],
    savedOffline: true,
  }),
  getItem: defineEndpoint({
    method: 'GET',
    path: '/api/items/:itemId',
    summary: 'One item',
    auth: 'none',
    servedBy: 'api',
    input: { params: z.strictObject({ itemId: itemIdSchema }) },
    output: { status: 200, schema: z.object({ item: itemSchema }) },
    errors: ['not_found'],
    rateLimits: ITEM_LIMITS,
    reads: ['item'],
    savedOffline: true,
  }),
} as const;
