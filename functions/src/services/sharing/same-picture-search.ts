import { itemView } from '@contract/rules/item-view';
import type { Item } from '@contract/schemas/item';
import { SAME_PICTURE_ITEMS_MAX } from '@contract/schemas/picture-hash';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { ItemQueries } from '../items/item-queries';
import type { BlockedMembers } from '../blocking/blocked-members';

interface SamePictureSearcher {
  readonly uid: string;
  /** The result must include every commit up to this time (see `since` of `SnapshotFreshness`). */
  readonly since: Micros | null;
  /** The version of the blocks that the result must include. Null if the request sends none. */
  readonly blocksSince: Micros | null;
}

export interface SamePictureSearch {
  /**
   * Returns live items whose picture hash is nearly equal to `hash`, the member's own items first. Leaves out items of
   * blocked members. Throws AppError 'unavailable' if the items cannot be read.
   */
  find(hash: string, searcher: SamePictureSearcher): Promise<Item[]>;
}

export function createSamePictureSearch({
  itemQueries,
  blockedMembers,
}: {
  readonly itemQueries: Pick<ItemQueries, 'samePicture'>;
  readonly blockedMembers: Pick<BlockedMembers, 'of'>;
}): SamePictureSearch {
  return {
    async find(hash, { uid, since, blocksSince }) {
      const blocked = await blockedMembers.of({ actor: { uid }, blocksSince });
      const search = { hash, ownerId: uid, limit: SAME_PICTURE_ITEMS_MAX };
      const found = await itemQueries.samePicture(search, { since });
      const seen = found.filter(({ card }) => !blocked.ids.has(card.ownerId));
      return seen.map(({ id, card }) => itemView(id, card));
    },
  };
}
