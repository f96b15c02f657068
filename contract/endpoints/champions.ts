import {
  championItemSchema,
  championQuerySchema,
  championSellerSchema,
  CHAMPIONS_REFRESH_SECONDS,
} from '../schemas/champion';
import { defineEndpoint } from './define-endpoint';

export const championsEndpoints = {
  getMostLikedOfMonth: defineEndpoint({
    method: 'GET',
    path: '/api/items/most-liked-month',
    summary: 'The item shared this month with the most likes',
    auth: 'none',
    servedBy: 'api',
    input: { query: championQuerySchema },
    output: { status: 200, schema: championItemSchema },
    errors: ['unavailable'],
    sharedForSeconds: CHAMPIONS_REFRESH_SECONDS,
    notSharedWith: 'since',
  }),
  getHighestProfitOfMonth: defineEndpoint({
    method: 'GET',
    path: '/api/items/highest-profit-month',
    summary: 'The own sale shared this month with the highest gross profit',
    auth: 'none',
    servedBy: 'api',
    input: { query: championQuerySchema },
    output: { status: 200, schema: championItemSchema },
    errors: ['unavailable'],
    sharedForSeconds: CHAMPIONS_REFRESH_SECONDS,
    notSharedWith: 'since',
  }),
  getMostActiveSellerOfMonth: defineEndpoint({
    method: 'GET',
    path: '/api/items/most-active-seller-month',
    summary: 'The member who shared the most items this month, with their best item',
    auth: 'none',
    servedBy: 'api',
    input: { query: championQuerySchema },
    output: { status: 200, schema: championSellerSchema },
    errors: ['unavailable'],
    sharedForSeconds: CHAMPIONS_REFRESH_SECONDS,
    notSharedWith: 'since',
  }),
} as const;
