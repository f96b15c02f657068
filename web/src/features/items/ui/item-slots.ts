import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';

/**
 * Parts of an item that belong to other features. `app` fills them. Without `actions`, the item shows the number of its
 * likes. Without `comments`, it shows the number of its comments.
 */
export interface ItemSlots {
  /** The buttons to like, share, report, edit and delete, on the card or in the detail. */
  readonly actions?: (item: Item, place: 'card' | 'detail') => ReactNode;
  /**
   * Renders the comments in the detail. `commentId` is the comment to focus and scroll to, or null. If `isReply` is
   * true, the form for a reply to that comment opens.
   */
  readonly comments?: (item: Item, commentId: string | null, isReply: boolean) => ReactNode;
}
