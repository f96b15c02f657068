import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';

/**
 * Parts of an item that other features render; `app` fills them. Without actions, the items
 * feature shows the number of likes, and without comments their number.
 */
export interface ItemSlots {
  /** Like, share, report, edit and delete, on the card and in the detail. */
  readonly actions?: (item: Item, place: 'card' | 'detail') => ReactNode;
  /** In the detail only. `commentId` is the comment to focus and scroll to, or null. `isReply` opens the form for a reply to it. */
  readonly comments?: (item: Item, commentId: string | null, isReply: boolean) => ReactNode;
}
