import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';

/**
 * Parts of an item that other features render; `app` fills them. The counts replace missing actions on a card,
 * and missing comments in the detail.
 */
export interface ItemSlots {
  /** Like, share, report, edit and delete, on the card and in the detail. */
  readonly actions?: (item: Item) => ReactNode;
  /** In the detail only. `commentId` is the comment to focus and scroll to, or null. */
  readonly comments?: (item: Item, commentId: string | null) => ReactNode;
}
