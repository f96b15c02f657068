import type { ItemRecord } from '@contract/schemas/item-record';
import { itemTotals, NO_TOTALS, sumOf, type Totals } from './totals';

interface CountedItem {
  readonly id: string;
  readonly record: ItemRecord;
}

/** What the database holds of one member. */
export interface MemberDocuments {
  /** All items that the member owns, also removed and expired ones. */
  readonly items: readonly CountedItem[];
  /** The ids of the items that the member likes. */
  readonly likedItems: readonly string[];
  /** The number of the member's comments that are not deleted. */
  readonly comments: number;
}

/** The totals that follow from documents. `linksShared` and `championTitles` do not. */
export type CountedTotals = Omit<Totals, 'linksShared' | 'championTitles'>;

/** Counts again what the totals of a member count. Likes and comments on erased items are no longer there. */
export function countedTotals({ items, likedItems, comments }: MemberDocuments): CountedTotals {
  const liked = new Set(likedItems);
  const own = items.filter(({ record }) => record.removedAt === null);
  return own.reduce(
    (totals, { id, record }) => {
      const likesReceived = receivedLikes(record, liked.has(id));
      return sumOf(totals, { ...itemTotals(record), likesReceived });
    },
    { ...NO_TOTALS, likesGiven: liked.size, comments },
  );
}

/** Returns the likes by others. */
export const receivedLikes = (
  { likesCount }: Pick<ItemRecord, 'likesCount'>,
  isLikedByOwner: boolean,
): number => likesCount - (isLikedByOwner ? 1 : 0);
