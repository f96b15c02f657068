import { exportRangeSchema, salesRangeSchema } from '../schemas/sales-range';
import { FEES_MAX_BYTES, feesInputSchema, feesSchema } from '../schemas/marketplace-fees';
import { salesSummarySchema } from '../schemas/sales-summary';
import { defineEndpoint } from './define-endpoint';
import { ITEM_EXPORT_LIMITS, FEES_LIMITS, LIST_LIMITS } from './rate-limits';

export const salesEndpoints = {
  getSalesSummary: defineEndpoint({
    method: 'GET',
    path: '/api/user/sales-summary',
    summary: "Sums over the member's own sales: in total, by week, by platform and by source",
    auth: 'user',
    servedBy: 'api',
    input: { query: salesRangeSchema },
    output: { status: 200, schema: salesSummarySchema },
    errors: ['unavailable'],
    itemsVersion: 'awaited',
    rateLimits: LIST_LIMITS,
    reads: ['items', 'fees'],
    savedOffline: true,
  }),
  getFees: defineEndpoint({
    method: 'GET',
    path: '/api/user/fees',
    summary: 'The marketplace fees with which net profit is estimated for the member',
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: feesSchema },
    errors: [],
    rateLimits: LIST_LIMITS,
    reads: ['fees'],
  }),
  updateFees: defineEndpoint({
    method: 'PUT',
    path: '/api/user/fees',
    summary: 'Set all marketplace fees. The last of several changes counts.',
    auth: 'user',
    servedBy: 'api',
    input: { body: feesInputSchema, maxBodyBytes: FEES_MAX_BYTES },
    output: { status: 200, schema: feesSchema },
    errors: ['too_large'],
    rateLimits: FEES_LIMITS,
    changes: ['fees'],
  }),
  exportItems: defineEndpoint({
    method: 'GET',
    path: '/api/user/items.csv',
    summary: "The member's items as a CSV file, by a range of days or a tax year",
    auth: 'user',
    servedBy: 'api',
    input: { query: exportRangeSchema },
    output: { status: 200, content: { type: 'text/csv; charset=utf-8' } },
    errors: ['too_large'],
    rateLimits: ITEM_EXPORT_LIMITS,
  }),
} as const;
