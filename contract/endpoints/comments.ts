import * as z from 'zod/mini';
import {
  COMMENT_BODY_MAX_BYTES,
  commentChangeSchema,
  commentIdSchema,
  commentPageSchema,
  COMMENTS_PER_PAGE_MAX,
  COMMENTS_PER_PAGE,
  commentSchema,
  newCommentSchema,
} from '../schemas/comment';
import { itemIdSchema } from '../schemas/item';
import { defineEndpoint } from './define-endpoint';
import { COMMENT_CHANGE_LIMITS, COMMENT_LIMITS, LIST_LIMITS } from './rate-limits';

const ofItem = z.strictObject({ itemId: itemIdSchema });
const ofComment = z.strictObject({ itemId: itemIdSchema, commentId: commentIdSchema });
const maxBodyBytes = COMMENT_BODY_MAX_BYTES;

export const commentsEndpoints = {
  listComments: defineEndpoint({
    method: 'GET',
    path: '/api/items/:itemId/comments',
    summary: 'The comments of a live item',
    auth: 'none',
    servedBy: 'api',
    input: {
      params: ofItem,
      query: z.strictObject({
        limit: z._default(
          z.coerce.number().check(z.int(), z.gte(1), z.lte(COMMENTS_PER_PAGE_MAX)),
          COMMENTS_PER_PAGE,
        ),
        after: z.optional(commentIdSchema),
      }),
    },
    output: { status: 200, schema: commentPageSchema },
    errors: ['not_found'],
    rateLimits: LIST_LIMITS,
    reads: ['comments'],
    savedOffline: true,
  }),
  postComment: defineEndpoint({
    method: 'POST',
    path: '/api/items/:itemId/comments',
    summary: 'Comment on a live item, or reply to a comment',
    auth: 'user',
    servedBy: 'api',
    input: { params: ofItem, body: newCommentSchema, maxBodyBytes },
    output: { status: 201, schema: z.object({ comment: commentSchema }) },
    errors: ['username_required', 'not_found', 'key_reused', 'too_large'],
    idempotent: true,
    queueable: true,
    itemsVersion: 'returned',
    rateLimits: COMMENT_LIMITS,
    changes: ['comments'],
  }),
  updateComment: defineEndpoint({
    method: 'PUT',
    path: '/api/items/:itemId/comments/:commentId',
    summary: 'Change an own comment',
    auth: 'user',
    servedBy: 'api',
    input: { params: ofComment, body: commentChangeSchema, maxBodyBytes },
    output: { status: 200, schema: z.object({ comment: commentSchema }) },
    errors: ['forbidden', 'not_found', 'conflict', 'too_large'],
    rateLimits: COMMENT_CHANGE_LIMITS,
    changes: ['comments'],
  }),
  deleteComment: defineEndpoint({
    method: 'DELETE',
    path: '/api/items/:itemId/comments/:commentId',
    summary: 'Delete an own comment. Succeeds even if it is already deleted.',
    auth: 'user',
    servedBy: 'api',
    input: { params: ofComment },
    output: { status: 204 },
    errors: ['forbidden'],
    itemsVersion: 'returned',
    rateLimits: COMMENT_CHANGE_LIMITS,
    changes: ['comments'],
  }),
} as const;
