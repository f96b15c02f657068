import type { ItemRecord } from '@contract/schemas/item-record';
import type { OwnSale } from '../sales/own-sale';
import { itemTotals, NO_TOTALS, saleTotals, addTotalsChange, type MemberTotals } from './totals';

interface CountedItem {
  readonly id: string;
  readonly record: ItemRecord;
}

interface GivenLike {
  readonly itemId: string;
  /** Whether the like is verified. Only verified likes count as received likes of the item's owner. */
  readonly isVerified: boolean;
}

/** The documents from which a member's totals are computed. */
export interface MemberDocuments {
  /** All items of the member, including removed and expired ones. */
  readonly items: readonly CountedItem[];
  readonly keptSales: readonly OwnSale[];
  /**
   * The totals of expired items whose documents no longer exist. They do not include the sales and profits of these
   * items, because `keptSales` contains those.
   */
  readonly expired: MemberTotals;
  readonly likes: readonly GivenLike[];
  /** The number of the member's comments, without deleted ones. */
  readonly comments: number;
}

/** The totals that can be computed from documents. `linksShared` and `championTitles` cannot be computed. */
export type CountedTotals = Omit<MemberTotals, 'linksShared' | 'championTitles'>;

/**
 * Computes a member's totals from documents. The result lacks the member's likes and comments on erased items, because
 * their documents no longer exist.
 */
export function countedTotals(documents: MemberDocuments): CountedTotals {
  const { items, keptSales, expired, likes, comments } = documents;
  const liked = itemIdsWithVerifiedLike(likes);
  const own = items.filter(({ record }) => record.removedAt === null);
  const changes = [
    ...own.map(({ id, record }) => ({
      ...itemTotals(record),
      likesReceived: countReceivedLikes(record, liked.has(id)),
    })),
    ...keptSales.map(({ fields }) => saleTotals(fields)),
    expired,
  ];
  return changes.reduce<MemberTotals>(addTotalsChange, {
    ...NO_TOTALS,
    likesGiven: likes.length,
    comments,
  });
}

/** Returns the ids of the items on which the member's like is verified. */
export const itemIdsWithVerifiedLike = (likes: readonly GivenLike[]): ReadonlySet<string> =>
  new Set(likes.filter(({ isVerified }) => isVerified).map(({ itemId }) => itemId));

/**
 * Returns the number of verified likes on an item from members other than its owner. `isOwnLikeCounted` is true if the
 * item's `verifiedLikesCount` includes a like of the owner.
 */
export const countReceivedLikes = (
  { verifiedLikesCount }: Pick<ItemRecord, 'verifiedLikesCount'>,
  isOwnLikeCounted: boolean,
): number => verifiedLikesCount - (isOwnLikeCounted ? 1 : 0);
