import * as z from 'zod/mini';
import { itemIdSchema, itemSchema } from './item';
import { limitSchema, PAGE_SIZE, pageNumberSchema, paginationSchema } from './pagination';

/** An item as its owner sees it. Only the owner and admins see a hidden item. */
export const ownItemSchema = z.extend(itemSchema, {
  /** Whether moderation hid the item. */
  isHidden: z.boolean(),
});
export type OwnItem = z.infer<typeof ownItemSchema>;

export const ownItemsQuerySchema = z.strictObject({
  page: pageNumberSchema,
  limit: limitSchema(PAGE_SIZE),
});
export type OwnItemsQuery = z.output<typeof ownItemsQuerySchema>;

/** A page of the member's own items, the most recently added first. */
export const ownItemsPageSchema = z.object({
  items: z.array(ownItemSchema),
  pagination: paginationSchema,
});
export type OwnItemsPage = z.infer<typeof ownItemsPageSchema>;

export const BULK_DELETION_MAX_ITEMS = 100;
/** The limit of the request body. It fits 100 of the longest ids, which take 13 KB. */
export const BULK_DELETION_MAX_BYTES = 16 * 1024;

export const BULK_DELETION_MESSAGES = {
  nothingSelected: 'Please select items to delete.',
  tooMany: `Select at most ${BULK_DELETION_MAX_ITEMS} items`,
  question: (count: number) =>
    `Are you sure you want to delete ${count} selected items? This action cannot be undone.`,
  done: ({ deletedCount, totalRequested }: BulkDeletionResult) =>
    `Successfully deleted ${deletedCount} of ${totalRequested} items.`,
  failed: 'Failed to delete selected items. Please try again.',
} as const;

export const itemIdsSchema = z
  .array(itemIdSchema)
  .check(
    z.minLength(1, BULK_DELETION_MESSAGES.nothingSelected),
    z.maxLength(BULK_DELETION_MAX_ITEMS, BULK_DELETION_MESSAGES.tooMany),
  );

/**
 * The result of deleting several items. `totalRequested` counts each requested id once. `deletedCount` counts the ids
 * of the member's own items that are deleted after the call, including items that an earlier call deleted.
 */
export const bulkDeletionResultSchema = z.object({
  deletedCount: z.int().check(z.nonnegative()),
  totalRequested: z.int().check(z.positive()),
});
export type BulkDeletionResult = z.infer<typeof bulkDeletionResultSchema>;
