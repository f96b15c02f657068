import * as z from 'zod/mini';

const directionSchema = z.enum(['ASCENDING', 'DESCENDING']);
export type QueryDirection = z.infer<typeof directionSchema>;

const fieldSchema = z.object({ fieldPath: z.string() });
const filterSchema = z.object({ field: fieldSchema, op: z.string() });
export type QueryFilter = z.infer<typeof filterSchema>;

const whereSchema = z.object({
  fieldFilter: z.nullish(filterSchema),
  unaryFilter: z.nullish(filterSchema),
  get compositeFilter() {
    return z.nullish(z.object({ op: z.string(), filters: z.array(whereSchema) }));
  },
});
export type QueryWhere = z.infer<typeof whereSchema>;

/**
 * The fields of a Firestore query that the tests read:
 * https://cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#structuredquery
 */
export const structuredQuerySchema = z.object({
  from: z.array(z.object({ collectionId: z.string(), allDescendants: z.nullish(z.boolean()) })),
  where: z.nullish(whereSchema),
  orderBy: z.nullish(z.array(z.object({ field: fieldSchema, direction: directionSchema }))),
  findNearest: z.optional(z.null()),
});
export type StructuredQuery = z.infer<typeof structuredQuerySchema>;
