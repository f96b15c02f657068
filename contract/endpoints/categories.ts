import * as z from 'zod/mini';
import {
  CATEGORY_QUERY_MAX_LENGTH,
  CATEGORY_QUERY_MIN_LENGTH,
  CATEGORY_RESULTS_MAX,
  categorySchema,
} from '../schemas/category';
import { limitSchema } from '../schemas/pagination';
import { defineEndpoint } from './define-endpoint';
import { LIST_LIMITS } from './rate-limits';

export const categoriesEndpoints = {
  searchCategories: defineEndpoint({
    method: 'GET',
    path: '/api/categories/search',
    summary:
      'Categories whose path contains every word of the query, or else most of them, best match first',
    auth: 'none',
    servedBy: 'api',
    input: {
      query: z.strictObject({
        q: z
          .string()
          .check(
            z.trim(),
            z.minLength(CATEGORY_QUERY_MIN_LENGTH),
            z.maxLength(CATEGORY_QUERY_MAX_LENGTH),
          ),
        limit: limitSchema(CATEGORY_RESULTS_MAX),
      }),
    },
    output: { status: 200, schema: z.object({ categories: z.array(categorySchema) }) },
    errors: ['unavailable'],
    rateLimits: LIST_LIMITS,
    reads: [],
  }),
} as const;
