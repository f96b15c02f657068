import * as z from 'zod/mini';
import { achievementSchema } from '../schemas/achievement';
import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '../schemas/image';
import { COVER_CHANGE_MAX_BYTES, coverChangeSchema } from '../schemas/cover';
import { itemIdSchema, itemSchema } from '../schemas/item';
import { keptSalesChoiceSchema } from '../schemas/kept-sales';
import { ITEM_CHANGE_MAX_BYTES, itemChangeSchema } from '../schemas/item-change';
import {
  BULK_DELETION_MAX_BYTES,
  bulkDeletionResultSchema,
  itemIdsSchema,
  ownItemsPageSchema,
  ownItemsQuerySchema,
} from '../schemas/own-items';
import { PICTURE_CROP_MAX_BYTES, pictureCropSchema } from '../schemas/picture-crop';
import { pictureHashSchema, SAME_PICTURE_ITEMS_MAX } from '../schemas/picture-hash';
import { saleSubmissionSchema } from '../schemas/sale-submission';
import { userStatsSchema } from '../schemas/user-stats';
import { defineEndpoint } from './define-endpoint';
import { COVER_LIMITS, LIST_LIMITS, OWN_ITEM_CHANGE_LIMITS, SHARING_LIMITS } from './rate-limits';

const ownItem = z.strictObject({ itemId: itemIdSchema });

export const sharingEndpoints = {
  findSamePicture: defineEndpoint({
    method: 'GET',
    path: '/api/items/same-picture',
    summary: "Items with the same picture: the caller's own first, then the most similar",
    auth: 'user',
    servedBy: 'api',
    input: { query: z.strictObject({ hash: pictureHashSchema }) },
    output: {
      status: 200,
      schema: z.object({ items: z.array(itemSchema).check(z.maxLength(SAME_PICTURE_ITEMS_MAX)) }),
    },
    errors: ['unavailable'],
    itemsVersion: 'awaited',
    rateLimits: LIST_LIMITS,
  }),
  shareScreenshot: defineEndpoint({
    method: 'POST',
    path: '/api/items/screenshot',
    summary: 'Share a sale or a find with its screenshot',
    auth: 'user',
    servedBy: 'uploads',
    input: {
      body: saleSubmissionSchema,
      file: {
        field: 'screenshot',
        maxBytes: MAX_IMAGE_BYTES,
        missingMessage: IMAGE_MESSAGES.missing,
        tooLargeMessage: IMAGE_MESSAGES.tooLarge,
      },
    },
    output: {
      status: 201,
      schema: z.object({
        item: itemSchema,
        extractedData: z.object({
          title: z.string(),
          soldPrice: z.string(),
          soldDate: z.nullable(z.string()),
        }),
        newAchievements: z.array(achievementSchema),
      }),
    },
    errors: [
      'username_required',
      'quota_exhausted',
      'key_reused',
      'too_large',
      'unsupported_media_type',
      'unavailable',
    ],
    idempotent: true,
    queueable: true,
    itemsVersion: 'returned',
    rateLimits: SHARING_LIMITS,
    changes: ['items', 'allowance', 'achievements'],
  }),
  editItem: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/items/:itemId',
    summary: "Edit one's own item. If-Match is its revision.",
    auth: 'user',
    servedBy: 'api',
    input: {
      params: ownItem,
      body: itemChangeSchema,
      maxBodyBytes: ITEM_CHANGE_MAX_BYTES,
      ifMatch: true,
    },
    output: { status: 200, schema: z.object({ item: itemSchema }), etag: true },
    errors: ['not_found', 'conflict', 'too_large', 'unavailable'],
    itemsVersion: 'returned',
    rateLimits: OWN_ITEM_CHANGE_LIMITS,
    changes: ['items', 'item'],
  }),
  changeCover: defineEndpoint({
    method: 'PUT',
    path: '/api/user/items/:itemId/cover',
    summary: 'Choose the part of the picture that cards show, or none. If-Match is the revision.',
    auth: 'user',
    servedBy: 'uploads',
    input: {
      params: ownItem,
      body: coverChangeSchema,
      maxBodyBytes: COVER_CHANGE_MAX_BYTES,
      ifMatch: true,
    },
    output: { status: 200, schema: z.object({ item: itemSchema }), etag: true },
    errors: ['not_found', 'conflict', 'too_large'],
    itemsVersion: 'returned',
    rateLimits: COVER_LIMITS,
    changes: ['items', 'item'],
  }),
  cropPicture: defineEndpoint({
    method: 'PUT',
    path: '/api/user/items/:itemId/picture',
    summary: 'Crop the stored picture to a part, and delete the rest. If-Match is the revision.',
    auth: 'user',
    servedBy: 'uploads',
    input: {
      params: ownItem,
      body: pictureCropSchema,
      maxBodyBytes: PICTURE_CROP_MAX_BYTES,
      ifMatch: true,
    },
    output: { status: 200, schema: z.object({ item: itemSchema }), etag: true },
    errors: ['not_found', 'conflict', 'too_large'],
    itemsVersion: 'returned',
    rateLimits: COVER_LIMITS,
    changes: ['items', 'item'],
  }),
  deleteItem: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/items/:itemId',
    summary:
      "Delete one's own item. Succeeds even if it is already deleted: the first call decides about the figures.",
    auth: 'user',
    servedBy: 'api',
    input: { params: ownItem, query: z.strictObject({ figures: keptSalesChoiceSchema }) },
    output: { status: 204 },
    errors: ['not_found'],
    itemsVersion: 'returned',
    rateLimits: OWN_ITEM_CHANGE_LIMITS,
    changes: ['items'],
  }),
  deleteOwnItems: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/items/bulk',
    summary: "Delete some of one's own items. Leaves out other ids. Safe to repeat.",
    auth: 'user',
    servedBy: 'api',
    input: {
      body: z.strictObject({ itemIds: itemIdsSchema, figures: keptSalesChoiceSchema }),
      maxBodyBytes: BULK_DELETION_MAX_BYTES,
    },
    output: { status: 200, schema: bulkDeletionResultSchema },
    errors: ['too_large'],
    itemsVersion: 'returned',
    rateLimits: OWN_ITEM_CHANGE_LIMITS,
    changes: ['items'],
  }),
  listOwnItems: defineEndpoint({
    method: 'GET',
    path: '/api/user/items',
    summary: "One page of one's own items, also hidden ones, the newest first",
    auth: 'user',
    servedBy: 'api',
    input: { query: ownItemsQuerySchema },
    output: { status: 200, schema: ownItemsPageSchema },
    errors: ['unavailable'],
    itemsVersion: 'awaited',
    rateLimits: LIST_LIMITS,
    reads: ['items', 'expiry'],
    savedOffline: true,
  }),
  getOwnStats: defineEndpoint({
    method: 'GET',
    path: '/api/user/stats',
    summary: "Number and value of one's own items",
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: userStatsSchema },
    errors: ['unavailable'],
    itemsVersion: 'awaited',
    rateLimits: LIST_LIMITS,
    reads: ['items'],
    savedOffline: true,
  }),
} as const;
