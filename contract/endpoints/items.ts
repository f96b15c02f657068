import * as z from 'zod/mini';
import { achievementSchema } from '../schemas/achievement';
import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '../schemas/image';
import { itemSchema } from '../schemas/item';
import { limitUpTo, PAGE_SIZE, paginationSchema } from '../schemas/pagination';
import { saleSubmissionSchema } from '../schemas/sale-submission';
import { defineEndpoint } from './define-endpoint';

export const itemEndpoints = {
  listItems: defineEndpoint({
    method: 'GET',
    path: '/api/items',
    summary: 'The newest items',
    auth: 'none',
    servedBy: 'api',
    input: {
      query: z.strictObject({
        page: z._default(
          z.coerce.number().check(z.int(), z.gte(1), z.lte(1, 'Only page 1 is listed')),
          1,
        ),
        limit: limitUpTo(PAGE_SIZE),
      }),
    },
    output: {
      status: 200,
      schema: z.object({ items: z.array(itemSchema), pagination: paginationSchema }),
    },
    errors: [],
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
    errors: ['username_required', 'quota_exhausted', 'too_large', 'unsupported_media_type'],
    idempotent: true,
  }),
} as const;
