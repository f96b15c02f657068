import * as z from 'zod/mini';
import { defineEndpoint } from './define-endpoint';

export const siteEndpoints = {
  getOpenapi: defineEndpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'The API description as an OpenAPI 3.1 document',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: {
      status: 200,
      schema: z.looseObject({ openapi: z.literal('3.1.0'), paths: z.record(z.string(), z.any()) }),
    },
    errors: [],
  }),
} as const;
