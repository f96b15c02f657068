import type { ItemRecord } from '@contract/schemas/item-record';
import { type ExpiredTotals, itemTotals, NO_TOTALS, sumOf, type Totals } from './totals';

interface CountedItem {
  readonly id: string;
  readonly record: ItemRecord;
}

interface GivenLike {
  readonly itemId: string;
  /** Whether the item counts the like as verified. */
  readonly isVerified: boolean;
}

/** What the database holds of one member. */
export interface MemberDocuments {
  /** All items that the member owns, also removed and expired ones. */
  readonly items: readonly CountedItem[];
  readonly likes: readonly GivenLike[];
  /** The number of the member's comments that are not deleted. */
  readonly comments: number;
}

/** The totals that follow from documents. `linksShared` and `championTitles` do not. */
export type CountedTotals = Omit<Totals, 'linksShared' | 'championTitles'>;

/**
 * Counts again what the totals of a member count. Expired items still count as they did when they were removed. Likes and comments on
 * erased items are no longer there.
 */
export function countedTotals(
  { items, likes, comments }: MemberDocuments,
  expired: ExpiredTotals,
): CountedTotals {
  const liked = verifiedItemsOf(likes);
  const own = items.filter(({ record }) => record.removedAt === null);
  return own.reduce(
    (totals, { id, record }) => {
      const likesReceived = receivedLikes(record, liked.has(id));
      return sumOf(totals, { ...itemTotals(record), likesReceived });
    },
    sumOf({ ...NO_TOTALS, likesGiven: likes.length, comments }, expired),
  );
}

/** Returns the ids of the items that count a like of the member as verified. */
export const verifiedItemsOf = (likes: readonly GivenLike[]): ReadonlySet<string> =>
  new Set(likes.filter(({ isVerified }) => isVerified).map(({ itemId }) => itemId));

/** Returns the number of verified likes by others. */
export const receivedLikes = (
  { verifiedLikesCount }: Pick<ItemRecord, 'verifiedLikesCount'>,
  isOwnLikeCounted: boolean,
): number => verifiedLikesCount - (isOwnLikeCounted ? 1 : 0);
