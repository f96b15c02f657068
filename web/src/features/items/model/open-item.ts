import { itemIdSchema } from '@contract/schemas/item';
import * as z from 'zod/mini';

/** A window event that opens the item detail over any page. Its `detail` is an `ItemToOpen`. */
export const OPEN_ITEM_EVENT = 'boloboard:open-item';

const COMMENT_ID_MAX = 128;

const itemToOpenSchema = z.object({
  itemId: itemIdSchema,
  commentId: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(COMMENT_ID_MAX)))),
});
export type ItemToOpen = z.infer<typeof itemToOpenSchema>;

/** Opens the item detail and, if `commentId` is given, scrolls to that comment. */
export function openItem(detail: ItemToOpen): void {
  window.dispatchEvent(new CustomEvent(OPEN_ITEM_EVENT, { detail }));
}

/** Returns the detail of the event, or null if it is invalid. */
export function itemToOpen(event: Event): ItemToOpen | null {
  if (!(event instanceof CustomEvent)) return null;
  return itemToOpenSchema.safeParse(event.detail).data ?? null;
}
