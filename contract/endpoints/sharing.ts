import * as z from 'zod/mini';
import { achievementSchema } from '../schemas/achievement';
import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '../schemas/image';
import { itemSchema } from '../schemas/item';
import { pictureHashSchema, SAME_PICTURE_MAX } from '../schemas/picture-hash';
import { saleSubmissionSchema } from '../schemas/sale-submission';
import { defineEndpoint } from './define-endpoint';
import { LIST_LIMITS, SHARING_LIMITS } from './rate-limits';

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
      schema: z.object({ items: z.array(itemSchema).check(z.maxLength(SAME_PICTURE_MAX)) }),
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
      'too_large',
      'unsupported_media_type',
      'unavailable',
    ],
    idempotent: true,
    queueable: true,
    itemsVersion: 'returned',
    rateLimits: SHARING_LIMITS,
  }),
} as const;
