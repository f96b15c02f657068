import * as z from 'zod/mini';
import { auditExportQuerySchema, auditPageSchema, auditQuerySchema } from '../schemas/audit-log';
import {
  DECISION_MAX_BYTES,
  reportDecisionInputSchema,
  reportResponseSchema,
  reportNumberSchema,
  reportsPageSchema,
  reportsQuerySchema,
  reviewNotesSchema,
} from '../schemas/report-for-admins';
import { defineEndpoint } from './define-endpoint';
import { AUDIT_EXPORT_LIMITS, MODERATION_LIMITS, MODERATION_PICTURE_LIMITS } from './rate-limits';
import { figuresQuerySchema, siteFiguresSchema } from '../schemas/figures';

const params = z.strictObject({ reportId: reportNumberSchema });

/**
 * The shared settings of all endpoints that decide a report. Each of these endpoints is idempotent, except the one that
 * makes a hidden item visible again: its second call returns 409.
 */
const deciding = {
  auth: 'admin',
  servedBy: 'api',
  output: { status: 200, schema: reportResponseSchema, etag: true },
  errors: ['forbidden', 'not_found', 'conflict', 'too_large'],
  rateLimits: MODERATION_LIMITS,
} as const;

const notes = {
  params,
  body: reviewNotesSchema,
  maxBodyBytes: DECISION_MAX_BYTES,
  ifMatch: 'optional',
} as const;

/** The endpoints that admins use to read and decide reports, and to read the audit log. */
export const moderationEndpoints = {
  listReports: defineEndpoint({
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'The newest 50 reports and the counts of all, or what the query asks for',
    auth: 'admin',
    servedBy: 'api',
    input: { query: reportsQuerySchema },
    output: { status: 200, schema: reportsPageSchema },
    errors: [],
    rateLimits: MODERATION_LIMITS,
    reads: ['moderation'],
  }),
  decideReport: defineEndpoint({
    ...deciding,
    method: 'PATCH',
    path: '/api/admin/reports/:reportId',
    summary:
      'Set the status of a report, or with `group` also of the other pending ones. If-Match is its version; without it, any status changes.',
    input: {
      params,
      body: reportDecisionInputSchema,
      maxBodyBytes: DECISION_MAX_BYTES,
      ifMatch: 'optional',
    },
    itemsVersion: 'returned',
    changes: ['moderation', 'items', 'item'],
  }),
  hideReportedItem: defineEndpoint({
    ...deciding,
    method: 'PUT',
    path: '/api/admin/reports/:reportId/hide',
    summary: 'Hide the reported item for 30 days, then remove it, and resolve its pending reports',
    input: notes,
    itemsVersion: 'returned',
    changes: ['moderation', 'items', 'item'],
  }),
  showReportedItem: defineEndpoint({
    ...deciding,
    method: 'DELETE',
    path: '/api/admin/reports/:reportId/hide',
    summary: 'Show a hidden item again, and dismiss its pending reports',
    input: notes,
    itemsVersion: 'returned',
    changes: ['moderation', 'items', 'item'],
  }),
  deleteReportedItem: defineEndpoint({
    ...deciding,
    method: 'DELETE',
    path: '/api/admin/reports/:reportId/item',
    summary: 'Delete the reported item, and resolve its pending reports',
    input: notes,
    itemsVersion: 'returned',
    changes: ['moderation', 'items', 'item', 'comments'],
  }),
  deleteReportedComment: defineEndpoint({
    ...deciding,
    method: 'DELETE',
    path: '/api/admin/reports/:reportId/comment',
    summary: 'Delete the reported comment, and resolve its pending reports',
    input: notes,
    itemsVersion: 'returned',
    changes: ['moderation', 'items', 'item', 'comments'],
  }),
  getReportPicture: defineEndpoint({
    method: 'GET',
    path: '/api/admin/reports/:reportId/picture',
    summary:
      'The picture of the reported item, also of a hidden one, or the thumbnail that the report copied',
    auth: 'admin',
    servedBy: 'api',
    input: {
      params,
      query: z.strictObject({ size: z._default(z.enum(['full', 'thumbnail']), 'full') }),
    },
    output: { status: 200, content: { type: 'image/webp' } },
    errors: ['not_found'],
    rateLimits: MODERATION_PICTURE_LIMITS,
  }),
  listAuditLog: defineEndpoint({
    method: 'GET',
    path: '/api/admin/audit-log',
    summary: 'What admins did, all or what the query finds, the newest first, 50 a page',
    auth: 'admin',
    servedBy: 'api',
    input: { query: auditQuerySchema },
    output: { status: 200, schema: auditPageSchema },
    errors: [],
    rateLimits: MODERATION_LIMITS,
    reads: ['moderation'],
  }),
  exportAuditLog: defineEndpoint({
    method: 'GET',
    path: '/api/admin/audit-log.csv',
    summary: 'What admins did as a CSV file, all or what the query finds',
    auth: 'admin',
    servedBy: 'api',
    input: { query: auditExportQuerySchema },
    output: { status: 200, content: { type: 'text/csv; charset=utf-8' } },
    errors: ['too_large'],
    rateLimits: AUDIT_EXPORT_LIMITS,
  }),
} as const;

export const figuresEndpoints = {
  getFigures: defineEndpoint({
    method: 'GET',
    path: '/api/admin/figures',
    summary: 'Members, items, premium, reports and page views by day, from counters',
    auth: 'admin',
    servedBy: 'api',
    input: { query: figuresQuerySchema },
    output: { status: 200, schema: siteFiguresSchema },
    errors: [],
    rateLimits: MODERATION_LIMITS,
    reads: ['moderation'],
  }),
} as const;
