import { itemView } from '@contract/rules/item-view';
import type { Item } from '@contract/schemas/item';
import { SAME_PICTURE_MAX } from '@contract/schemas/picture-hash';
import type { LiveItemIndex } from '../items/live-item-index';

export interface SamePictures {
  /** Returns live items with a nearly equal picture hash, the member's own first. Throws AppError 'unavailable'. */
  find(hash: string, uid: string): Promise<Item[]>;
}

export function createSamePictures({
  liveItemIndex,
}: {
  readonly liveItemIndex: LiveItemIndex;
}): SamePictures {
  return {
    async find(hash, uid) {
      const { index, asOf } = await liveItemIndex.current();
      const search = { hash, ownerId: uid, limit: SAME_PICTURE_MAX };
      return index.samePicture(search, asOf).map(({ id, card }) => itemView(id, card));
    },
  };
}
