import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';

/**
 * Parts of an item that belong to other features. `app` fills them. Without actions, the items feature shows the
 * number of likes. Without comments, it shows their number.
 */
export interface ItemSlots {
  /** The buttons to like, share, report, edit and delete, on the card or in the detail. */
  readonly actions?: (item: Item, place: 'card' | 'detail') => ReactNode;
  /**
   * The comments in the detail. `commentId` is the comment to focus and scroll to, or null. `isReply` opens the form
   * for a reply to that comment.
   */
  readonly comments?: (item: Item, commentId: string | null, isReply: boolean) => ReactNode;
}
