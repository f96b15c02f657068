import { itemIdSchema } from '@contract/schemas/item';
import * as z from 'zod/mini';

/** Dispatched on `window`, it opens an item's detail wherever one is; `detail` is an `ItemToOpen`. */
export const OPEN_ITEM_EVENT = 'boloboard:open-item';

const COMMENT_ID_MAX = 128;

const itemToOpenSchema = z.object({
  itemId: itemIdSchema,
  commentId: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(COMMENT_ID_MAX)))),
});
export type ItemToOpen = z.infer<typeof itemToOpenSchema>;

/** Opens an item's detail, at one of its comments where that is named. */
export function openItem(detail: ItemToOpen): void {
  window.dispatchEvent(new CustomEvent(OPEN_ITEM_EVENT, { detail }));
}

/** What an event asks to open; null where its detail does not say. */
export function itemToOpen(event: Event): ItemToOpen | null {
  if (!(event instanceof CustomEvent)) return null;
  return itemToOpenSchema.safeParse(event.detail).data ?? null;
}
