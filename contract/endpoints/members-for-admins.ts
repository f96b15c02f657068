import {
  cursorQuerySchema,
  MEMBER_ACT_MAX_BYTES,
  memberResponseSchema,
  memberItemsPageSchema,
  memberNoteSchema,
  memberParamsSchema,
  memberReportsQuerySchema,
  membersPageSchema,
  membersQuerySchema,
  suspensionInputSchema,
  warningSchema,
} from '../schemas/members-for-admins';
import { reportsPageSchema } from '../schemas/report-for-admins';
import { defineEndpoint } from './define-endpoint';
import { MODERATION_LIMITS } from './rate-limits';

const reading = {
  method: 'GET',
  auth: 'admin',
  servedBy: 'api',
  rateLimits: MODERATION_LIMITS,
  reads: ['moderation'],
} as const;

/**
 * The shared settings of all endpoints with which admins act on a member. Each call of such an endpoint adds an entry
 * to the audit log.
 */
const acting = {
  auth: 'admin',
  servedBy: 'api',
  output: { status: 200, schema: memberResponseSchema, etag: true },
  rateLimits: MODERATION_LIMITS,
} as const;

const params = memberParamsSchema;

/** The endpoints that admins use to find, warn, suspend and restore members. */
export const membersForAdminsEndpoints = {
  listMembers: defineEndpoint({
    ...reading,
    path: '/api/admin/members',
    summary: 'The newest members, or those that the query finds, 50 a page',
    input: { query: membersQuerySchema },
    output: { status: 200, schema: membersPageSchema },
    errors: [],
  }),
  getMember: defineEndpoint({
    ...reading,
    path: '/api/admin/members/:memberId',
    summary: 'A member with plan, sessions, decisions and notes',
    input: { params },
    output: { status: 200, schema: memberResponseSchema, etag: true },
    errors: ['not_found'],
  }),
  listMemberItems: defineEndpoint({
    ...reading,
    path: '/api/admin/members/:memberId/items',
    summary: "A member's items, also hidden ones, the newest first",
    input: { params, query: cursorQuerySchema },
    output: { status: 200, schema: memberItemsPageSchema },
    errors: [],
  }),
  listMemberReports: defineEndpoint({
    ...reading,
    path: '/api/admin/members/:memberId/reports',
    summary: 'Reports that the member made, or that others made about them, the newest first',
    input: { params, query: memberReportsQuerySchema },
    output: { status: 200, schema: reportsPageSchema },
    errors: [],
  }),
  addMemberNote: defineEndpoint({
    ...acting,
    method: 'POST',
    path: '/api/admin/members/:memberId/notes',
    summary: 'Write a note that only admins read',
    input: { params, body: memberNoteSchema, maxBodyBytes: MEMBER_ACT_MAX_BYTES },
    errors: ['not_found', 'key_reused', 'too_large'],
    idempotent: true,
    changes: ['moderation'],
  }),
  warnMember: defineEndpoint({
    ...acting,
    method: 'POST',
    path: '/api/admin/members/:memberId/warnings',
    summary: 'Warn a member, who gets a notification and can appeal',
    input: { params, body: warningSchema, maxBodyBytes: MEMBER_ACT_MAX_BYTES },
    errors: ['forbidden', 'not_found', 'key_reused', 'too_large'],
    idempotent: true,
    changes: ['moderation'],
  }),
  suspendMember: defineEndpoint({
    ...acting,
    method: 'POST',
    path: '/api/admin/members/:memberId/suspensions',
    summary:
      'Suspend a member, or replace their suspension. Ends all sessions, hides the items, and takes effect within a minute.',
    input: {
      params,
      body: suspensionInputSchema,
      maxBodyBytes: MEMBER_ACT_MAX_BYTES,
      ifMatch: 'optional',
    },
    errors: ['forbidden', 'not_found', 'conflict', 'key_reused', 'too_large'],
    idempotent: true,
    changes: ['moderation', 'items', 'item'],
  }),
  restoreMember: defineEndpoint({
    ...acting,
    method: 'DELETE',
    path: '/api/admin/members/:memberId/suspension',
    summary: 'End a suspension. Changes nothing if the member is not suspended.',
    input: { params, ifMatch: 'optional' },
    errors: ['forbidden', 'not_found', 'conflict'],
    changes: ['moderation', 'items', 'item'],
  }),
} as const;
