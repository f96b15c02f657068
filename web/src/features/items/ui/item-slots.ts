import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';

/**
 * The parts of an item whose code belongs to other features. `app` provides these parts. Without `actions`, the item
 * shows the number of its likes. Without `comments`, the item shows the number of its comments.
 */
export interface ItemSlots {
  /** Renders the buttons to like, share, report, edit and delete, on the card or in the item detail. */
  readonly actions?: (item: Item, place: 'card' | 'detail') => ReactNode;
  /**
   * Renders the comments in the item detail. `commentId` is the id of the comment to focus and scroll to, or null. If
   * `isReply` is true, the form for a reply to that comment opens.
   */
  readonly comments?: (item: Item, commentId: string | null, isReply: boolean) => ReactNode;
}
