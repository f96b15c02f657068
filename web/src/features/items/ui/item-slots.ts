import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';

/** What other areas show of an item; `app` fills it. An empty slot shows the item's counts. */
export interface ItemSlots {
  /** Like, share, report, edit, delete: on the item's card and in its detail. */
  readonly actions?: (item: Item) => ReactNode;
  /** In the detail only. `commentId` is the comment to bring into sight and to focus, or null. */
  readonly comments?: (item: Item, commentId: string | null) => ReactNode;
}
