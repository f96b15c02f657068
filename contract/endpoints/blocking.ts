import * as z from 'zod/mini';
import { blockedMemberSchema, blocksVersionSchema } from '../schemas/blocked-member';
import { userIdSchema } from '../schemas/user';
import { usernameSchema } from '../schemas/username';
import { defineEndpoint } from './define-endpoint';
import { BLOCKING_LIMITS, LIST_LIMITS } from './rate-limits';

export const blockingEndpoints = {
  listBlockedMembers: defineEndpoint({
    method: 'GET',
    path: '/api/user/blocked',
    summary: 'The members that the member has blocked, the most recently blocked first',
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: z.object({ blocked: z.array(blockedMemberSchema) }) },
    errors: [],
    rateLimits: LIST_LIMITS,
    reads: ['blocks'],
    savedOffline: true,
  }),
  /** The call takes a username instead of an id, because items and comments name their author by username. */
  blockMember: defineEndpoint({
    method: 'POST',
    path: '/api/user/blocked',
    summary: 'Block a member. Blocking them twice succeeds.',
    auth: 'user',
    servedBy: 'api',
    input: { body: z.strictObject({ username: usernameSchema }), maxBodyBytes: 1024 },
    output: {
      status: 200,
      schema: z.object({ member: blockedMemberSchema, version: blocksVersionSchema }),
    },
    errors: ['not_found', 'conflict', 'too_large'],
    rateLimits: BLOCKING_LIMITS,
    changes: ['blocks'],
  }),
  unblockMember: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/blocked/:userId',
    summary: 'Unblock a member. Succeeds even if they are not blocked.',
    auth: 'user',
    servedBy: 'api',
    input: { params: z.strictObject({ userId: userIdSchema }) },
    output: { status: 200, schema: z.object({ version: blocksVersionSchema }) },
    errors: [],
    rateLimits: BLOCKING_LIMITS,
    changes: ['blocks'],
  }),
} as const;
