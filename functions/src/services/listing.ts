import type { Item } from '@contract/schemas/item';
import type { Pagination } from '@contract/schemas/pagination';
import type { ItemsRepo } from '../repos/items-repo';
import { itemView } from '@contract/rules/item-view';

export interface ListingPage {
  readonly items: Item[];
  readonly pagination: Pagination;
}

/** What everybody may browse: items that are neither removed nor hidden nor expired. */
export interface Listing {
  /** The first page of at most `limit` items, newest first. */
  newest(limit: number): Promise<ListingPage>;
}

export function createListing({
  items,
  now = () => new Date(),
}: {
  readonly items: ItemsRepo;
  readonly now?: () => Date;
}): Listing {
  return {
    async newest(limit) {
      const moment = now();
      const [stored, total] = await Promise.all([
        items.newest(moment, limit),
        items.countLive(moment),
      ]);
      return {
        items: stored.map(({ id, record }) => itemView(id, record, moment)),
        pagination: { page: 1, pages: Math.ceil(total / limit), total, limit },
      };
    },
  };
}
