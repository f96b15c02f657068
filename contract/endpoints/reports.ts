import * as z from 'zod/mini';
import { itemIdSchema } from '../schemas/item';
import { REPORT_MAX_BYTES, reportInputSchema, hasReportedResponseSchema } from '../schemas/report';
import { defineEndpoint } from './define-endpoint';
import { REPORT_LIMITS, REPORT_STATUS_LIMITS } from './rate-limits';

const itemParams = z.strictObject({ itemId: itemIdSchema });
const commentParams = z.strictObject({ itemId: itemIdSchema, commentId: itemIdSchema });

/**
 * The shared settings of the endpoint that reports an item and the endpoint that reports a comment. Both return the new
 * report status, so that the client can show it.
 */
const reporting = {
  method: 'POST',
  auth: 'user',
  servedBy: 'api',
  output: { status: 201, schema: hasReportedResponseSchema },
  errors: ['forbidden', 'not_found', 'already_reported'],
  idempotent: true,
  queueable: true,
  rateLimits: REPORT_LIMITS,
  changes: ['reports'],
} as const;

const input = { body: reportInputSchema, maxBodyBytes: REPORT_MAX_BYTES } as const;

export const reportsEndpoints = {
  getReportStatus: defineEndpoint({
    method: 'GET',
    path: '/api/items/:itemId/report-status',
    summary: 'Whether the member has reported the item',
    auth: 'user',
    servedBy: 'api',
    input: { params: itemParams },
    output: { status: 200, schema: hasReportedResponseSchema },
    errors: [],
    rateLimits: REPORT_STATUS_LIMITS,
    reads: ['reports'],
  }),
  reportItem: defineEndpoint({
    ...reporting,
    path: '/api/items/:itemId/report',
    summary: "Report another member's item, once",
    input: { ...input, params: itemParams },
  }),
  reportComment: defineEndpoint({
    ...reporting,
    path: '/api/items/:itemId/comments/:commentId/report',
    summary: "Report another member's comment, once",
    input: { ...input, params: commentParams },
  }),
} as const;
